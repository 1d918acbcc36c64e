import { redirect } from 'react-router'

/** Seconds to wait for a payment in progress. */
export const waitLimitSeconds = 300

/** Seconds to wait for an unfinished hosted page. */
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

/** The same address, with a wait that starts now. */
export function waitFromNow(url: URL, now: Date): string {
  const query = new URLSearchParams(url.search)
  query.set('since', String(inSeconds(now)))
  return `${url.pathname}?${query}`
}

/** The address's wait. @throws a redirect to the same address with a wait that starts now, if it has none */
export function requireWait(url: URL): Wait {
  const now = new Date()
  const wait = readWait(url.searchParams.get('since'), now)
  if (!wait) throw redirect(waitFromNow(url, now))
  return wait
}

/** Parameter for the start of the wait after a request to stop. */
export const stoppingParameter = 'stopping'

export const stoppingPath = (now: Date): string => `/account/subscription?${stoppingParameter}=${inSeconds(now)}`
