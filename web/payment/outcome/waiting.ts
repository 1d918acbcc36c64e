/** A payment that is being processed is waited for as long as this, in seconds. */
export const waitLimitSeconds = 300

/** How long to wait for an unfinished hosted page, in seconds. */
export const unfinishedSeconds = 15

export interface Wait {
  /** seconds since 1970; part of the address, so that the wait continues without a script */
  since: number
  /** seconds */
  elapsed: number
  over: boolean
}

const inSeconds = (now: Date): number => Math.floor(now.getTime() / 1000)

/** @returns null if the address has no credible start of the wait */
export function readWait(since: string | null, now: Date): Wait | null {
  const start = since && /^\d{1,12}$/.test(since) ? Number(since) : Number.NaN
  const elapsed = inSeconds(now) - start
  if (!(elapsed >= 0)) return null
  return { since: start, elapsed: Math.min(elapsed, waitLimitSeconds), over: elapsed >= waitLimitSeconds }
}

/** The same address, from which the wait is counted. */
export function waitFromNow(url: URL, now: Date): string {
  const query = new URLSearchParams(url.search)
  query.set('since', String(inSeconds(now)))
  return `${url.pathname}?${query}`
}

/** Start of the wait after a request to stop, until it is processed. */
export const stoppingParameter = 'stopping'

export const stoppingPath = (now: Date): string => `/account/subscription?${stoppingParameter}=${inSeconds(now)}`
