import { eq, isNotNull, isNull, ne } from 'drizzle-orm'
import { staffCredits } from '../../../../contracts/accounts/staff-members.ts'
import { anyOf, equals, listSource } from '../../../../platform/staff/index.ts'
import { credits, subscribers, subscriptions } from '../../tables.ts'
import { countedCredits } from '../figures/queries-counted.ts'
import { filterByMember, searchByPeople, sortsByPerson } from '../queries-people.ts'

const columns = {
  uid: credits.uid,
  member: subscribers.userUid,
  subscription: credits.subscriptionUid,
  amount: credits.amount,
  dueAt: credits.dueAt,
  refundedAt: credits.refundedAt,
  promisedAt: credits.promisedAt,
  state: credits.state,
  tryAt: credits.tryAt,
  contract: subscriptions,
}

export const source = listSource(staffCredits.list, {
  table: credits,
  key: credits.uid,
  select: (db) =>
    db
      .select(columns)
      .from(credits)
      .innerJoin(subscribers, eq(subscribers.uid, credits.subscriberUid))
      .innerJoin(subscriptions, eq(subscriptions.uid, credits.subscriptionUid))
      .$dynamic(),
  sorts: {
    dueDateTime: credits.dueAt,
    refundedDateTime: credits.refundedAt,
    amount: credits.amount,
    ...sortsByPerson(credits.subscriberUid),
    uid: credits.uid,
  },
  natural: { by: credits.dueAt, order: 'desc' },
  filters: {
    uid: anyOf(credits.uid),
    member: filterByMember(credits.subscriberUid),
    subscription: equals(credits.subscriptionUid),
    counted: countedCredits,
    kind: (kind) => (kind === 'promise' ? isNotNull(credits.promiseUid) : isNull(credits.promiseUid)),
    state: (state) => (state === 'paid' ? isNotNull(credits.refundedAt) : isNull(credits.refundedAt)),
  },
  search: searchByPeople(credits.subscriberUid),
  // Lapsed credits are hidden.
  only: ne(credits.state, 'void'),
})
