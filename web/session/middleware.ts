import { type MiddlewareFunction, redirect } from 'react-router'
import { relayBase } from '../../contracts/text/address.ts'
import { siteContext } from '../context.ts'
import { preventSharedCaching } from './headers/headers.ts'
import { sessionEndedPath } from './redirect.ts'
import { RequestSite } from './request-site.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

function hasForeignOrigin({ headers, url }: Request): boolean {
  const origin = headers.get('origin')
  return origin !== null && origin !== new URL(url).origin
}

/** Tells whether another site made the browser send this request. Older browsers send only Origin. */
export function isCrossSite(request: Request): boolean {
  const fetchSite = request.headers.get('sec-fetch-site')
  if (fetchSite) return fetchSite !== 'same-origin' && fetchSite !== 'none'
  return hasForeignOrigin(request)
}

/** Tells whether a write has another site's Origin. React Router throws a plain Error for it, and responds with 400. */
export const isCrossSiteWrite = (request: Request): boolean =>
  !safeMethods.has(request.method) && hasForeignOrigin(request)

/** Refuses cross-site writes; reads change nothing, and are allowed. */
export const refuseCrossSite: MiddlewareFunction<Response> = ({ request }, next) => {
  if (!safeMethods.has(request.method) && isCrossSite(request)) {
    throw new Response(null, { status: 403, statusText: 'Forbidden' })
  }
  return next()
}

const pagesToSignIn = ['/login', '/reset-password', '/registration']

/** Reloads the page without the expired session; for a form, leads to the sign-in and back. */
function startAgain({ method }: Request, { pathname, search }: URL): Response {
  const path = `${pathname}${search}`
  return redirect(method === 'POST' && !pagesToSignIn.includes(pathname) ? sessionEndedPath(path) : path)
}

/** Tells whether a request counts as activity: a write, a relayed call or a shown page, but no other resource. */
const isMemberActive = ({ method }: Request, { pathname }: URL, { pages }: RequestSite): boolean =>
  !safeMethods.has(method) || pathname.startsWith(relayBase) || pages.at(pathname)?.isShown === true

/** Sets the changed cookies; an expired session reloads the page without it. */
export const refreshSession: MiddlewareFunction<Response> = async ({ context, request, url }, next) => {
  const site = context.get(siteContext)
  if (!(site instanceof RequestSite)) return next()
  const answer = await next()
  const response = site.sessionLost && !answer.headers.has('location') ? startAgain(request, url) : answer
  const personal = response.headers.get('cache-control')?.includes('public') !== true
  const shown = !response.headers.has('location')
  const presence = personal && isMemberActive(request, url, site) ? site.presenceToSet() : []
  const ofRoute = response.headers.getSetCookie()
  response.headers.delete('set-cookie')
  // The route's own cookies come last, so that they win.
  for (const cookie of [...site.cookiesToSet(personal, shown), ...presence, ...ofRoute]) {
    response.headers.append('set-cookie', cookie)
  }
  preventSharedCaching(response.headers)
  return response
}
