import { data } from 'react-router'
import { adminPage } from '../../admin/admin-page.ts'
import { siteContext } from '../../context.ts'
import { notForHer } from '../../layout/error-variant.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { guardedBy } from '../../session/guards.ts'
import { hasBackOffice } from '../../session/viewer.ts'
import type { Route } from './+types/back-office'

export const handle: PageFacts = { uncrawled: true, returnTo: true, document: true }

/** The back office is an application of its own: this answers its one page before the site would draw one. */
const answerPage: Route.MiddlewareFunction = ({ context }, next) => {
  const site = context.get(siteContext)
  return site.viewer && hasBackOffice(site.viewer) ? adminPage(site) : next()
}

export const middleware: Route.MiddlewareFunction[] = [...guardedBy('user', 'staff'), answerPage]

/** Only those come here whom the back office does not serve. */
export function loader(): never {
  throw data(notForHer, { status: 403, statusText: 'Forbidden' })
}

export default function BackOffice() {
  return null
}
