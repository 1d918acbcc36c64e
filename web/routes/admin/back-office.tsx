import { adminPage } from '../../admin/admin-page.ts'
import { siteContext } from '../../context.ts'
import { guardedBy } from '../../session/guards.ts'
import type { Route } from './+types/back-office'

/** The back office is an application of its own: this answers its one page before the site would draw one. */
const answerPage: Route.MiddlewareFunction = ({ context }) => adminPage(context.get(siteContext))

export const middleware: Route.MiddlewareFunction[] = [...guardedBy('user', 'staff'), answerPage]

/** What React Router asks a route for before it runs the middleware above. */
export const loader = () => null

export default function BackOffice() {
  return null
}
