import { type MiddlewareFunction, redirect } from 'react-router'
import type { Role } from '../../contracts/roles.ts'
import { getSubscription } from '../../contracts/subscriptions.ts'
import { siteContext } from '../context.ts'
import { providerPaths, withReturn } from './redirect.ts'
import { isStaff } from './viewer.ts'

// A guarded route needs a loader, else a navigation in the browser would pass without asking the server.

/** Signed out → login, and back here afterwards. */
export const requireUser: MiddlewareFunction<Response> = ({ context, url }, next) => {
  if (context.get(siteContext).viewer) return next()
  throw redirect(withReturn(providerPaths.default.login, `${url.pathname}${url.search}`))
}

/** Signed in, but she never finished paying → the payment page; staff never has to. Runs after requireUser. */
export const requireRegistration: MiddlewareFunction<Response> = async ({ context }, next) => {
  const { api, viewer } = context.get(siteContext)
  if (viewer && (viewer.vip || isStaff(viewer))) return next()
  const { payload: subscription } = await api.call(getSubscription)
  if (subscription === null || subscription.status === 'pending') throw redirect('/registration/payment')
  return next()
}

/** At least one of the roles, else → `fallback`. Runs after requireUser. */
export const requireRole =
  (roles: readonly Role[], fallback = '/'): MiddlewareFunction<Response> =>
  ({ context }, next) => {
    const held = context.get(siteContext).viewer?.roles ?? []
    if (roles.some((role) => held.includes(role))) return next()
    throw redirect(fallback)
  }

export const requireVip = requireRole(['vip'])

/** The three of every coaching page, in their order. */
export const coachingGuards = [requireUser, requireRegistration, requireVip]
