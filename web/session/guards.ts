import { type MiddlewareFunction, redirect } from 'react-router'
import { getUser } from '../../contracts/accounts/accounts.ts'
import type { Role } from '../../contracts/accounts/roles.ts'
import { getSubscription } from '../../contracts/subscriptions/subscriptions.ts'
import { siteContext } from '../context.ts'
import { lockPath } from '../discretion/lock-path.ts'
import { providerPaths, sessionEndedPath, withReturn } from './redirect.ts'
import { isStaff, requireViewer } from './viewer.ts'

// A guarded route needs a loader: otherwise a client navigation would not ask the server.

/** Redirects a locked browser to the password form, and a visitor to the sign-in; both return here. */
const requireUser: MiddlewareFunction<Response> = ({ context, request, url }, next) => {
  const target = `${url.pathname}${url.search}`
  const { viewer, locked } = context.get(siteContext)
  if (viewer) return next()
  if (locked) throw redirect(lockPath(target))
  throw redirect(request.method === 'POST' ? sessionEndedPath(target) : withReturn(providerPaths.default.login, target))
}

/** Redirects a user who never finished paying to the payment page, except staff. Runs after requireUser. */
const requireRegistration: MiddlewareFunction<Response> = async ({ context }, next) => {
  const { api, viewer } = context.get(siteContext)
  if (viewer && (viewer.vip || isStaff(viewer))) return next()
  const { payload: subscription } = await api.call(getSubscription)
  if (subscription === null || subscription.status === 'pending') throw redirect('/registration/payment')
  return next()
}

/** Requires one of the roles, else redirects to `fallback`. Runs after requireUser. */
const requireRole =
  (roles: readonly Role[], fallback = '/'): MiddlewareFunction<Response> =>
  ({ context }, next) => {
    const site = context.get(siteContext)
    const held = site.viewer?.roles ?? []
    if (roles.some((role) => held.includes(role))) return next()
    if (site.viewer && roles.includes('vip')) site.leaveFlash({ type: 'info', key: 'subscribersOnly' })
    throw redirect(fallback)
  }

const requireVip = requireRole(['vip'])

/**
 * Redirects staff without a second factor, who count as readers, to its setup. The page's loader refuses other users:
 * middleware would refuse them before the root's loader has run, and the page would show no account.
 * Runs after requireUser.
 */
const requireStaff: MiddlewareFunction<Response> = async ({ context }, next) => {
  const site = context.get(siteContext)
  // The token may be older than the roles: the answer contains the current ones.
  const { payload } = await site.api.call(getUser, { params: { uid: requireViewer(site).uid } })
  if (site.viewer && isStaff(site.viewer)) return next()
  if (payload.secondFactor === 'missing') throw redirect(providerPaths.default.security)
  return next()
}

const routeMiddleware = {
  user: requireUser,
  registration: requireRegistration,
  vip: requireVip,
  staff: requireStaff,
} as const

export type RouteMiddlewareName = keyof typeof routeMiddleware

/** The guards of a route, in the order of `names`. @throws RangeError for an unknown name */
export function guardedBy(...names: RouteMiddlewareName[]): MiddlewareFunction<Response>[] {
  return names.map((name) => {
    if (!Object.hasOwn(routeMiddleware, name)) throw new RangeError(`unknown route middleware: ${name}`)
    return routeMiddleware[name]
  })
}

export const coachingGuards = guardedBy('user', 'registration', 'vip')
