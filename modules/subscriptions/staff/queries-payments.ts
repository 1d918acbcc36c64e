import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PaymentKind, PaymentState } from '../../../contracts/staff-members.ts'
import type { Database } from '../../../platform/database/index.ts'
import { type Numbered, type NumberedQuery, numberedOrder, offsetOf } from '../../../platform/paging/index.ts'
import { attempts, refunds, subscribers } from '../tables.ts'
import { ofPeople } from './queries-people.ts'

const itsRefunds = sql`from ${refunds} r where r.attempt_uid = ${attempts.uid}`

/** A charge is refunded when all of it went back; a cashback leaves it a success. */
const state = sql<PaymentState>`(case
  when ${attempts.state} in ('started', 'redirected', 'pending') then 'pending'
  when ${attempts.state} in ('failed', 'cancelled') then 'failed'
  when ${attempts.amount} = 0 or ${attempts.amount} > coalesce((select sum(r.amount) ${itsRefunds}), 0) then 'succeeded'
  when exists (select 1 ${itsRefunds} and r.done_at is null) then 'refunding'
  else 'refunded' end)`

const columns = {
  uid: attempts.uid,
  member: subscribers.userUid,
  subscription: attempts.subscriptionUid,
  kind: attempts.kind,
  state,
  amount: attempts.amount,
  provider: attempts.provider,
  errorCode: attempts.errorCode,
  createdAt: attempts.createdAt,
  refundedAt: sql`(select max(r.done_at) ${itsRefunds})`.mapWith(attempts.createdAt).as('refunded_at'),
  reason: sql<string | null>`(select max(r.reason) ${itsRefunds} and r.purpose = 'staff')`,
}

const sorts = {
  date: attempts.createdAt,
  amount: attempts.amount,
  state,
  kind: attempts.kind,
  uid: attempts.uid,
}

export type PaymentsQuery = NumberedQuery<keyof typeof sorts>

export interface PaymentFilter {
  uid?: string[] | undefined
  member?: string | undefined
  subscription?: string | undefined
  state?: PaymentState[] | undefined
  kind?: PaymentKind[] | undefined
}

function select(db: Database) {
  return db.select(columns).from(attempts).innerJoin(subscribers, eq(subscribers.uid, attempts.subscriberUid))
}

export type PaymentRow = Awaited<ReturnType<typeof select>>[number]

export async function listPayments(
  db: Database,
  query: PaymentsQuery,
  filter: PaymentFilter,
): Promise<Numbered<PaymentRow>> {
  const where = and(
    filter.uid && inArray(attempts.uid, filter.uid),
    filter.subscription === undefined ? undefined : eq(attempts.subscriptionUid, filter.subscription),
    filter.kind && inArray(attempts.kind, filter.kind),
    filter.state && inArray(state, filter.state),
    ofPeople(attempts.subscriberUid, filter.member, query.q),
  )
  const rows = await select(db)
    .where(where)
    .orderBy(...numberedOrder(query, sorts, { sort: 'date', order: 'desc' }, attempts.uid))
    .limit(query.perPage)
    .offset(offsetOf(query))
  return { rows, total: await db.$count(attempts, where) }
}

export async function findPayment(db: Database, uid: string): Promise<PaymentRow | undefined> {
  const [row] = await select(db).where(eq(attempts.uid, uid))
  return row
}
