import type { Build } from '../../contracts/build.ts'
import { buildPath } from '../../contracts/build-path.ts'

const ask = (now: number): Promise<Response> => fetch(`${buildPath}?t=${now}`, { cache: 'no-store' })

/** Tells whether the site answers. If so, a file that fails to load is missing on the server. */
export async function isReachable(now: number = Date.now()): Promise<boolean> {
  try {
    return (await ask(now)).ok
  } catch {
    return false
  }
}

/** Tells whether the server runs another build than this page's; false without an answer. */
export async function isOutdated(current: string, now: number = Date.now()): Promise<boolean> {
  try {
    const answer = await ask(now)
    const { id }: Partial<Build> = await answer.json()
    return typeof id === 'string' && id !== '' && id !== current
  } catch {
    return false
  }
}
