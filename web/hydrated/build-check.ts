import { build, buildPath } from '../../contracts/build.ts'

const ask = (now: number): Promise<Response> => fetch(`${buildPath}?t=${now}`, { cache: 'no-store' })

/** Whether the site answers: what fails to load while it does is missing, not far. */
export async function isReachable(now: number = Date.now()): Promise<boolean> {
  try {
    return (await ask(now)).ok
  } catch {
    return false
  }
}

/** Whether the server runs another build than this page's; no answer is no news. */
export async function isOutdated(current: string, now: number = Date.now()): Promise<boolean> {
  try {
    const answer = await ask(now)
    const latest = build.safeParse(await answer.json())
    return latest.success && latest.data.id !== current
  } catch {
    return false
  }
}
