import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import { isSessionEnded } from '../session/redirect.ts'
import { isReachable } from './build-check.ts'
import { announce, begin, type Failure, withdraw } from './failure.ts'
import { storeInterrupted } from './interrupted-form.ts'
import { submitAsDocument, submittedForm } from './submitted-form.ts'
import { lateMilliseconds } from './waits.ts'

type Results = Record<string, DataStrategyResult>

/** What the page shows now, as its router has it: on the way back the address bar is ahead of it. */
let shown = ''
export const showPath = (location: Pick<URL, 'pathname' | 'search'>): void => {
  shown = pathOf(location)
}

/** Where a form that was received leads. */
let leadsTo: string | null = null

type Asked = Pick<Failure, 'asked' | 'path'>

let isQuiet = false
/** Refetches the shown page without a word if there is no answer. */
export async function quietly(refetch: () => Promise<void>): Promise<void> {
  isQuiet = true
  try {
    await refetch()
  } finally {
    isQuiet = false
  }
}

/** What is on its way, from the first moment on: a part of its page may be missing before React has rendered so. */
let underWay: Asked | null = null
export const askedFor = (): Asked | null => underWay

/** Where forms went whose route's code could not be loaded: the router asks for it once, and would wait for ever. */
const withoutCode = new Set<string>()
export function announceMissing({ path }: Pick<Failure, 'path'>): void {
  withoutCode.add(path)
  announce({ asked: 'sent', cause: 'network', path })
}

const causes: Partial<Record<number, Failure['cause']>> = { 413: 'tooLarge', 429: 'tooMany' }

/** An action's error comes with the status it would have. */
const unwrapped = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'init' in error && 'data' in error ? error.data : error

/** No answer of the page's own: the network's, a proxy's, or a server's that failed. */
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

/** `?index` is the router's own: which of two routes at one address a form goes to. */
export const pathOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  pathname + search.replace(/^\?index$/, '').replace(/^\?index&/, '?')

function askedBy({ method, url }: Request): Pick<Failure, 'asked' | 'path' | 'replace'> {
  const path = pathOf(new URL(url))
  if (method !== 'GET') return { asked: 'sent', path }
  if (path === shown) return { asked: 'stale', path }
  return { asked: path === leadsTo ? 'done' : 'page', path, replace: pathOf(location) === path }
}

/** She signs in, and finds it again. */
function keepTyped(): void {
  const form = submittedForm()
  if (form) storeInterrupted(form, shown)
}

const untilReplaced = ({ signal }: Request): Promise<Results> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve({})
    signal.addEventListener('abort', () => resolve({}), { once: true })
  })

/**
 * What gets no answer leaves the page as it is, with all that she typed, and says so. The router cannot give a navigation
 * up: it stays pending until the next one replaces it.
 */
export const keepPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const asked = askedBy(request)
  if (asked.asked === 'stale' && isQuiet) {
    const results = await next()
    return causeIn(results) ? {} : results
  }
  underWay = asked.asked === 'stale' ? null : { asked: asked.asked, path: asked.path }
  begin(asked)
  if (asked.asked === 'sent' && withoutCode.has(asked.path)) {
    if (await isReachable()) submitAsDocument()
    else announce({ ...asked, cause: 'network' })
    return untilReplaced(request)
  }
  const late = setTimeout(() => {
    if (!withoutCode.has(asked.path)) announce({ ...asked, cause: 'late' })
  }, lateMilliseconds)
  const results = await Promise.race([next(), untilReplaced(request)])
  clearTimeout(late)
  if (request.signal.aborted) return results
  const cause = causeIn(results)
  if (!cause) {
    underWay = null
    withdraw()
    leadsTo = asked.asked === 'sent' ? redirectIn(results, request.url) : null
    if (isSessionEnded(leadsTo)) keepTyped()
    return results
  }
  announce({ ...asked, cause })
  // The page has its data: the router keeps what it has where there is nothing new.
  return asked.asked === 'stale' ? {} : untilReplaced(request)
}
