import type { QueryOf } from '../../../contracts/call.ts'
import type { listStaffSubscriptions, StaffSubscription } from '../../../contracts/staff-members.ts'
import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import {
  creditsBySubscription,
  findStaffSubscription,
  listSubscriptions as list,
  type StaffSubscriptionRow,
  subscriptionView,
} from '../../subscriptions/index.ts'
import { authorise } from '../policy.ts'
import { emailsOf } from './emails.ts'

async function present(db: Database, rows: StaffSubscriptionRow[]): Promise<StaffSubscription[]> {
  const credits = await creditsBySubscription(
    db,
    rows.map(({ subscription }) => subscription.uid),
  )
  const emailOf = await emailsOf(db, rows)
  return rows.map((row) => ({
    ...subscriptionView(row.subscription, credits.get(row.subscription.uid) ?? []),
    member: row.member,
    email: emailOf(row),
    version: row.subscription.version,
  }))
}

export async function listSubscriptions(db: Database, viewer: Viewer, query: QueryOf<typeof listStaffSubscriptions>) {
  authorise(viewer, 'money')
  const { rows, total } = await list(db, query, query.filter ?? {})
  return { payload: await present(db, rows), page: { total } }
}

/** @throws 404 */
export async function readSubscription(db: Database, viewer: Viewer, uid: string): Promise<StaffSubscription> {
  authorise(viewer, 'money')
  const row = await findStaffSubscription(db, uid)
  const [subscription] = row ? await present(db, [row]) : []
  if (!subscription) throw notFound('Cet abonnement n’existe pas.')
  return subscription
}
