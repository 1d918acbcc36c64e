import { build, buildPath } from '../../contracts/build.ts'

/** Whether the server runs another build than this page's; no answer is no news. */
export async function isOutdated(current: string, now: number = Date.now()): Promise<boolean> {
  try {
    const answer = await fetch(`${buildPath}?t=${now}`, { cache: 'no-store' })
    const latest = build.safeParse(await answer.json())
    return latest.success && latest.data.id !== current
  } catch {
    return false
  }
}
