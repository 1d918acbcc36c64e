import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import { clearFailure, type Failure, markRetrying, showFailure } from './failure.ts'
import { answerTimeoutMilliseconds } from './waits.ts'

type Results = Record<string, DataStrategyResult>

/** Path of the shown page according to the router: on back navigation the address bar changes first. */
let shown = ''
export const showPath = (location: Pick<URL, 'pathname' | 'search'>): void => {
  shown = pathOf(location)
}

/** Target of the last accepted form. */
let leadsTo: string | null = null

type Asked = Pick<Failure, 'asked' | 'path'>

let isQuiet = false
/** Refetches the shown page without reporting a failure. */
export async function withoutFailureNotice(refetch: () => Promise<void>): Promise<void> {
  isQuiet = true
  try {
    await refetch()
  } finally {
    isQuiet = false
  }
}

/** The pending request, from its start: files of its page may fail to load before React renders the pending state. */
let underWay: Asked | null = null
export const pendingRequest = (): Asked | null => underWay

const causes: Partial<Record<number, Failure['cause']>> = { 413: 'tooLarge', 429: 'tooMany' }

/** React Router wraps an action's error together with its status. */
const unwrapped = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'init' in error && 'data' in error ? error.data : error

/** Cause of a failure of network, proxy or server; undefined for the page's own answers. */
export function causeOf(thrown: unknown): Failure['cause'] | undefined {
  const error = unwrapped(thrown)
  if (error instanceof Response) return undefined
  if (isRouteErrorResponse(error)) return error.status >= 500 ? 'server' : causes[error.status]
  return error instanceof TypeError ? 'network' : 'server'
}

function causeIn(results: Results): Failure['cause'] | undefined {
  const errors = Object.values(results).filter(({ type }) => type === 'error')
  return errors.map(({ result }) => causeOf(result)).find((cause) => cause !== undefined)
}

function redirectIn(results: Results, base: string): string | null {
  for (const { result } of Object.values(results)) {
    const target = result instanceof Response ? result.headers.get('location') : null
    if (target) return pathOf(new URL(target, base))
  }
  return null
}

/** Removes the router's own `?index`, which selects one of two routes at an address. */
const pathOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  pathname + search.replace(/^\?index$/, '').replace(/^\?index&/, '?')

function askedBy({ method, url }: Request): Pick<Failure, 'asked' | 'path' | 'replace'> {
  const path = pathOf(new URL(url))
  if (method !== 'GET') return { asked: 'sent', path }
  if (path === shown) return { asked: 'stale', path }
  return { asked: path === leadsTo ? 'done' : 'page', path, replace: pathOf(location) === path }
}

const untilReplaced = ({ signal }: Request): Promise<Results> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve({})
    signal.addEventListener('abort', () => resolve({}), { once: true })
  })

/**
 * A request without an answer leaves the page unchanged, with everything typed, and is reported. The router cannot cancel a
 * navigation: it stays pending until the next one replaces it.
 */
export const keepPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const asked = askedBy(request)
  if (asked.asked === 'stale' && isQuiet) {
    const results = await next()
    return causeIn(results) ? {} : results
  }
  underWay = asked.asked === 'stale' ? null : { asked: asked.asked, path: asked.path }
  markRetrying(asked)
  const late = setTimeout(() => showFailure({ ...asked, cause: 'late' }), answerTimeoutMilliseconds)
  const results = await Promise.race([next(), untilReplaced(request)])
  clearTimeout(late)
  if (request.signal.aborted) return results
  const cause = causeIn(results)
  if (!cause) {
    underWay = null
    clearFailure()
    leadsTo = asked.asked === 'sent' ? redirectIn(results, request.url) : null
    return results
  }
  showFailure({ ...asked, cause })
  // Without new results the router keeps the page's data.
  return asked.asked === 'stale' ? {} : untilReplaced(request)
}
