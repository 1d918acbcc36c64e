import { data } from 'react-router'
import { getOwner } from '../../../contracts/administration/site-settings.ts'
import { adminPage } from '../../admin/admin-page.ts'
import { siteContext } from '../../context.ts'
import { missingRole, noOwner } from '../../layout/error-variant.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { guardedBy } from '../../session/guards.ts'
import { isStaff } from '../../session/viewer.ts'
import type { Route } from './+types/back-office'

export const handle: PageFacts = { uncrawled: true, returnTo: true }

/** The back office is a separate application: respond with its only page before the site renders one. */
const answerPage: Route.MiddlewareFunction = ({ context }, next) => {
  const site = context.get(siteContext)
  return site.viewer && isStaff(site.viewer) ? adminPage(site) : next()
}

/** Without any admin, do not ask for a sign-in: the loader explains how to create one. */
const requireStaff: Route.MiddlewareFunction = async (args, next) => {
  const { api, viewer } = args.context.get(siteContext)
  if (!viewer && !(await api.call(getOwner)).payload.exists) return next()
  const [user, staff] = guardedBy('user', 'staff')
  return user?.(args, async () => (await staff?.(args, next)) as Response)
}

export const middleware: Route.MiddlewareFunction[] = [requireStaff, answerPage]

/** Runs only for users without access to the back office. */
export function loader({ context }: Route.LoaderArgs): never {
  if (!context.get(siteContext).viewer) throw data(noOwner, { status: 503, statusText: 'Service Unavailable' })
  throw data(missingRole, { status: 403, statusText: 'Forbidden' })
}

export default function BackOffice() {
  return null
}
