import { siteContext } from '../../context.ts'
import { deskPage } from '../../desk/desk-page.ts'
import { guardedBy } from '../../session/guards.ts'
import type { Route } from './+types/desk'

/** The back office is an application of its own: this answers its one page before the site would draw one. */
const answerPage: Route.MiddlewareFunction = ({ context }) => deskPage(context.get(siteContext))

export const middleware: Route.MiddlewareFunction[] = [...guardedBy('user', 'desk'), answerPage]

/** What React Router asks a route for before it runs the middleware above. */
export const loader = () => null

export default function Desk() {
  return null
}
