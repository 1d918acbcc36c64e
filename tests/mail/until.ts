import { setTimeout as wait } from 'node:timers/promises'
import { patient } from '../fixtures/patience.ts'

const longest = patient(45_000)

/** Waits for an event, which is asked for again and again. @returns what was found */
export async function until<Found>(
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
