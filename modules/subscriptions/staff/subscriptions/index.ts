import { staffSubscriptions } from '../../../../contracts/accounts/staff-members.ts'
import type { Platform } from '../../../../platform/index.ts'
import { type StaffContext, staffResource } from '../../../../platform/staff/index.ts'
import { givenMonthsNow } from '../../gifts/queries-gifts.ts'
import { mayReadMoney } from '../../lifecycle/policy.ts'
import { subscriptionView } from '../../lifecycle/view.ts'
import type { subscriptions as subscriptionRows } from '../../tables.ts'
import { peopleOf } from '../people.ts'
import { creditsBySubscription, source } from './queries.ts'

type Accepted = Pick<typeof subscriptionRows.$inferSelect, 'termsUid' | 'termsAcceptedAt'>

const acceptedTermsOf = ({ termsUid, termsAcceptedAt }: Accepted) =>
  termsUid === null ? null : { version: termsUid, acceptedDateTime: termsAcceptedAt?.toISOString() ?? null }

export const subscriptions = staffResource({
  calls: staffSubscriptions,
  policy: { read: mayReadMoney },
  unknown: 'Cet abonnement n’existe pas.',
  source,
  async present(rows, { ports, db }: StaffContext<Pick<Platform, 'clock'>>) {
    const uids = rows.map(({ subscription }) => subscription.uid)
    const credits = await creditsBySubscription(db, uids)
    const given = await givenMonthsNow(db, uids, ports.clock.now())
    const personOf = await peopleOf(db, rows)
    return rows.map((row) => ({
      ...subscriptionView(row.subscription, credits.get(row.subscription.uid) ?? []),
      member: row.member,
      ...personOf(row),
      formulaName: row.subscription.formulaName,
      givenUntil: given.get(row.subscription.uid)?.toISOString() ?? null,
      terms: acceptedTermsOf(row.subscription),
      switches: row.switches,
      version: row.subscription.version,
    }))
  },
})
