import { and, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/pg-core'
import { type StaffGiftState, staffGifts } from '../../../../contracts/subscriptions/staff-gifts.ts'
import { anyOf, type JoinedSort, listSource } from '../../../../platform/staff/index.ts'
import { accountColumns, uidsOfPeople } from '../../../accounts/index.ts'
import { parseReceiptNumber } from '../../ledger/number-receipt.ts'
import { attempts, refunds, subscribers } from '../../tables.ts'
import { giftUses } from '../../tables-gift-uses.ts'
import { gifts } from '../../tables-gifts.ts'
import { receipts } from '../../tables-receipts.ts'
import { filterByReceipt, giftsOfVisitors, lastFour, sortedNames } from '../queries-people.ts'

const builder = new QueryBuilder({ casing: 'snake_case' })
const buyers = alias(subscribers, 'buyers')
const recipients = alias(subscribers, 'recipients')

const columns = {
  gift: gifts,
  payment: attempts.uid,
  buyer: { member: buyers.userUid, firstname: buyers.firstname, lastname: buyers.lastname },
  receipt: { year: receipts.year, number: receipts.number },
  refunded: sql<number>`coalesce((select sum(r.amount) from ${refunds} r where r.attempt_uid = ${attempts.uid} and r.stopped_at is null), 0)::int`,
  use: giftUses,
  recipient: { member: recipients.userUid },
}

const giftsBoughtBy = (where: SQL | undefined) =>
  builder
    .select({ uid: attempts.giftUid })
    .from(attempts)
    .innerJoin(subscribers, eq(subscribers.uid, attempts.subscriberUid))
    .where(and(isNotNull(attempts.giftUid), where))

const giftsUsedBy = (where: SQL | undefined) =>
  builder
    .select({ uid: giftUses.giftUid })
    .from(giftUses)
    .innerJoin(subscribers, eq(subscribers.uid, giftUses.subscriberUid))
    .where(where)

const boughtBy = (where: SQL | undefined): SQL => inArray(gifts.uid, giftsBoughtBy(where))
const usedBy = (where: SQL | undefined): SQL => inArray(gifts.uid, giftsUsedBy(where))

/** Reads a reference as mails write it, « 4F2A-91C0-77BE »: the last twelve digits of a gift's uid. */
const referenceOf = (q: string): string | undefined =>
  /^\s*([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})\s*$/i.exec(q)?.slice(1).join('').toLowerCase()

/** Search by receipt, reference, last four digits of the card that paid, or name or address of the buyer or the user. */
function search(q: string): SQL | undefined {
  const receipt = parseReceiptNumber(q)
  if (receipt) return boughtBy(filterByReceipt(receipt))
  const reference = referenceOf(q)
  if (reference) return sql`right(${gifts.uid}::text, 12) = ${reference}`
  const digits = lastFour(q)
  if (digits) return boughtBy(eq(attempts.cardLast4, digits))
  const found = sql`${subscribers.userUid} in ${uidsOfPeople(q)}`
  // A union instead of `or`: each part is answered by its own index.
  return sql`${gifts.uid} in (${giftsBoughtBy(found)} union ${giftsUsedBy(found)} union ${giftsOfVisitors(q)})`
}

/** Condition on the state of a gift: once its code has expired, the stored state is still `ready`. */
function inState(state: StaffGiftState, now: Date): SQL | undefined {
  if (state === 'ready') return and(eq(gifts.state, 'ready'), gt(gifts.expiresAt, now))
  if (state === 'expired') return and(eq(gifts.state, 'ready'), lte(gifts.expiresAt, now))
  return eq(gifts.state, state)
}

const joinBuyer = sql`join ${attempts} on ${attempts.giftUid} = ${gifts.uid}
  join ${subscribers} ${buyers} on ${buyers.uid} = ${attempts.subscriberUid}`

const byBuyer: Record<'name' | 'email', JoinedSort> = {
  name: { parts: [{ joins: joinBuyer, by: sortedNames(buyers) }], value: sortedNames(buyers) },
  email: {
    parts: [
      { joins: sql`${joinBuyer} ${accountColumns.join(buyers.userUid)}`, by: accountColumns.email },
      { joins: joinBuyer, by: gifts.buyerEmail, where: isNull(buyers.userUid) },
    ],
    value: sql`coalesce(${accountColumns.value(accountColumns.email, buyers.userUid)}, ${gifts.buyerEmail})`,
  },
}

export const giftSource = (now: Date) =>
  listSource(staffGifts.list, {
    table: gifts,
    key: gifts.uid,
    wide: true,
    select: (db) =>
      db
        .select(columns)
        .from(gifts)
        .innerJoin(attempts, eq(attempts.giftUid, gifts.uid))
        .innerJoin(buyers, eq(buyers.uid, attempts.subscriberUid))
        .leftJoin(receipts, eq(receipts.attemptUid, attempts.uid))
        .leftJoin(giftUses, eq(giftUses.giftUid, gifts.uid))
        .leftJoin(recipients, eq(recipients.uid, giftUses.subscriberUid))
        .$dynamic(),
    sorts: {
      date: gifts.createdAt,
      paidDateTime: gifts.paidAt,
      expirationDateTime: gifts.expiresAt,
      amount: gifts.amount,
      months: gifts.months,
      state: sql`(case when ${inState('expired', now)} then 'expired' else ${gifts.state} end)`,
      ...byBuyer,
      uid: gifts.uid,
    },
    natural: { by: gifts.createdAt, order: 'desc' },
    filters: {
      uid: anyOf(gifts.uid),
      member: (uid) => or(boughtBy(eq(subscribers.userUid, uid)), usedBy(eq(subscribers.userUid, uid))),
      state: (states) => or(...states.map((state) => inState(state, now))),
    },
    search,
  })

type Source = ReturnType<typeof giftSource>
export type StaffGiftRow = NonNullable<Awaited<ReturnType<Source['find']>>>
