import { setTimeout as wait } from 'node:timers/promises'
import { scaleTimeout } from '../fixtures/patience.ts'

const longest = scaleTimeout(45_000)

/** Polls until an event is found. @returns what was found */
export async function waitForResult<Found>(
  what: string,
  find: () => Promise<Found> | Found,
): Promise<Exclude<Found, undefined | false | null>> {
  const deadline = Date.now() + longest
  for (;;) {
    const found = await find()
    if (found) return found as Exclude<Found, undefined | false | null>
    if (Date.now() > deadline) throw new Error(`waited in vain: ${what}`)
    await wait(200)
  }
}
