import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { type PaymentState, staffPayments } from '../../../../contracts/accounts/staff-members.ts'
import { anyOf, equals, listSource } from '../../../../platform/staff/index.ts'
import { minFailedTries } from '../../ledger/cashback-steps.ts'
import { attempts, refunds, subscribers } from '../../tables.ts'
import { gifts } from '../../tables-gifts.ts'
import { receipts } from '../../tables-receipts.ts'
import { countedPayments } from '../figures/queries-counted.ts'
import { filterByMember, searchPayments, sortsByPerson } from '../queries-people.ts'

const itsRefunds = sql`from ${refunds} r where r.attempt_uid = ${attempts.uid} and r.stopped_at is null`

const isOpen = sql`${attempts.state} in ('started', 'redirected', 'pending')`
const hasFailed = sql`${attempts.state} in ('failed', 'cancelled')`

/** A charge counts as refunded when all of it was; after a cashback it still counts as a success. */
const state = sql<PaymentState>`(case
  when ${isOpen} then 'pending'
  when ${hasFailed} then 'failed'
  when ${attempts.amount} = 0 or ${attempts.amount} > coalesce((select sum(r.amount) ${itsRefunds}), 0) then 'succeeded'
  when exists (select 1 ${itsRefunds} and r.done_at is null) then 'refunding'
  else 'refunded' end)`

const isSettled = sql`${attempts.state} in ('succeeded', 'surplus')`
/** Starts from the refunds: few payments have any, so this is faster than a scan of all payments. */
const isRefunded = sql`${attempts.uid} in (select r.attempt_uid from ${refunds} r)`

/** Same as `state`, in conditions that can use indexes. */
const inState: Readonly<Record<PaymentState, SQL>> = {
  pending: isOpen,
  failed: hasFailed,
  succeeded: sql`(${isSettled} and (not ${isRefunded} or ${state} = 'succeeded'))`,
  refunding: sql`(${isSettled} and ${isRefunded} and ${state} = 'refunding')`,
  refunded: sql`(${isSettled} and ${isRefunded} and ${state} = 'refunded')`,
}

/** A refund that has failed more than once; it is retried at growing intervals, without limit (send-refunds.ts). */
const isFailing = sql`r.try_at is not null and r.tries >= ${sql.raw(String(minFailedTries))}`

/** Leaves out money that the bank returned: lost disputes, and refunds that were stopped because of them. */
const isOurs = sql`r.purpose <> 'dispute' and r.stopped_at is null`

const columns = {
  uid: attempts.uid,
  member: subscribers.userUid,
  /** a visitor who bought a gift */
  visitor: { email: gifts.buyerEmail, firstname: subscribers.firstname, lastname: subscribers.lastname },
  subscription: attempts.subscriptionUid,
  gift: attempts.giftUid,
  kind: attempts.kind,
  state,
  amount: attempts.amount,
  provider: attempts.provider,
  cardBrand: attempts.cardBrand,
  cardLast4: attempts.cardLast4,
  errorCode: attempts.errorCode,
  createdAt: attempts.createdAt,
  receiptYear: receipts.year,
  receiptNumber: receipts.number,
  refunded: sql<number>`coalesce((select sum(r.amount) ${itsRefunds}), 0)::int`,
  refundsStopped: sql<number>`coalesce((
    select sum(r.amount) from ${refunds} r where r.attempt_uid = ${attempts.uid} and r.stopped_at is not null), 0)::int`,
  refundRetryAt: sql`(select min(r.try_at) ${itsRefunds} and ${isFailing})`
    .mapWith(attempts.createdAt)
    .as('refund_retry_at'),
  refundedAt: sql`(select max(r.done_at) ${itsRefunds})`.mapWith(attempts.createdAt).as('refunded_at'),
  reason: sql<
    string | null
  >`(select r.reason ${itsRefunds} and r.purpose = 'staff' order by r.created_at desc, r.uid desc limit 1)`,
}

export const source = listSource(staffPayments.list, {
  table: attempts,
  key: attempts.uid,
  select: (db) =>
    db
      .select(columns)
      .from(attempts)
      .innerJoin(subscribers, eq(subscribers.uid, attempts.subscriberUid))
      .leftJoin(gifts, eq(gifts.uid, attempts.giftUid))
      .leftJoin(receipts, eq(receipts.attemptUid, attempts.uid))
      .$dynamic(),
  sorts: {
    date: attempts.createdAt,
    amount: attempts.amount,
    state,
    kind: attempts.kind,
    provider: attempts.provider,
    errorCode: attempts.errorCode,
    ...sortsByPerson(attempts.subscriberUid, {
      joins: sql`left join ${gifts} on ${gifts.uid} = ${attempts.giftUid}`,
      email: gifts.buyerEmail,
    }),
    uid: attempts.uid,
  },
  natural: { by: attempts.createdAt, order: 'desc' },
  filters: {
    uid: anyOf(attempts.uid),
    member: filterByMember(attempts.subscriberUid),
    subscription: equals(attempts.subscriptionUid),
    state: (states) => or(...states.map((one) => inState[one])),
    kind: anyOf(attempts.kind),
    errorCode: equals(attempts.errorCode),
    refund: (which) =>
      sql`${attempts.uid} in (select r.attempt_uid from ${refunds} r where ${which === 'failing' ? isFailing : isOurs})`,
    // A payer may leave the bank's or provider's page open for a day: that is no problem.
    awaits: (whom) => inArray(attempts.state, whom === 'payer' ? ['redirected'] : ['started', 'pending']),
    counted: countedPayments,
  },
  search: searchPayments,
  wide: true,
})
