import { type AnyColumn, and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { containsWords, splitWords } from '../../../platform/database/index.ts'
import type { JoinedSort } from '../../../platform/staff/index.ts'
import { accountColumns, uidsOfPeople } from '../../accounts/index.ts'
import { parseReceiptNumber, type ReceiptNumber } from '../ledger/number-receipt.ts'
import { attempts, subscribers, subscriptions } from '../tables.ts'
import { gifts } from '../tables-gifts.ts'
import { receipts } from '../tables-receipts.ts'

const builder = new QueryBuilder({ casing: 'snake_case' })

function ofSubscribers(subscriberUid: AnyColumn, where: SQL): SQL {
  const found = builder.select({ uid: subscribers.uid }).from(subscribers).where(where)
  return inArray(subscriberUid, found)
}

export const filterByMember = (subscriberUid: AnyColumn) => (member: string) =>
  ofSubscribers(subscriberUid, eq(subscribers.userUid, member))

/** A search: rows of members whose e-mail, name or name on an order contains the words of `q`. */
export const searchByPeople = (subscriberUid: AnyColumn) => (q: string) =>
  ofSubscribers(subscriberUid, sql`${subscribers.userUid} in ${uidsOfPeople(q)}`)

/** Customer's name on an order, as lists sort it; null once erased. */
export const sortedNames = ({ firstname, lastname }: Record<'firstname' | 'lastname', AnyColumn>): SQL =>
  sql`nullif(fold(coalesce(${firstname}, '') || ' ' || coalesce(${lastname}, '')), ' ')`

/** Joins that lead to the address of a visitor. */
interface VisitorEmail {
  joins: SQL
  email: AnyColumn
}

/** Sort orders by the person's name and e-mail; `select` of the list joins the subscribers. Erased people come last. */
export function sortsByPerson(subscriberUid: AnyColumn, visitor?: VisitorEmail): Record<'name' | 'email', JoinedSort> {
  const join = sql`join ${subscribers} on ${subscribers.uid} = ${subscriberUid}`
  const sortBy = (field: AnyColumn, ofVisitor: SQL): JoinedSort => ({
    parts: [
      { joins: sql`${join} ${accountColumns.join(subscribers.userUid)}`, by: field },
      { joins: sql`${join} ${visitor?.joins}`, by: ofVisitor, where: isNull(subscribers.userUid) },
    ],
    value: sql`coalesce(${accountColumns.value(field, subscribers.userUid)}, ${ofVisitor})`,
  })
  return {
    name: sortBy(accountColumns.name, sortedNames(subscribers)),
    email: sortBy(accountColumns.email, visitor ? sql`${visitor.email}` : sql`null::text`),
  }
}

/** Visitors whose address or name contains the word. A union: each part is answered by its own index. */
const visitorsWithWord = (word: string): SQL =>
  sql`(select a.subscriber_uid from ${gifts} g join ${attempts} a on a.gift_uid = g.uid
    where g.buyer_email is not null and ${containsWords(sql`fold(g.buyer_email)`, word)}
    union select p.uid from ${subscribers} p
    where p.user_uid is null and ${containsWords(sql`fold(coalesce(p.firstname, '') || ' ' || coalesce(p.lastname, ''))`, word)})`

/** Gifts bought by visitors whose address or name contains every word of `q`. */
export function giftsOfVisitors(q: string): SQL {
  const words = splitWords(q).map((word) => sql`a.subscriber_uid in ${visitorsWithWord(word)}`)
  const bought = sql`select a.gift_uid from ${gifts} g join ${attempts} a on a.gift_uid = g.uid where g.buyer_email is not null`
  return sql.join([bought, ...words], sql` and `)
}

/** The last four digits of a card, as printed on a bank statement. */
export const lastFour = (q: string): string | undefined => /^\s*(\d{4})\s*$/.exec(q)?.[1]

export const filterByReceipt = ({ year, number }: ReceiptNumber): SQL =>
  inArray(
    attempts.uid,
    builder
      .select({ uid: receipts.attemptUid })
      .from(receipts)
      .where(and(eq(receipts.year, year), eq(receipts.number, number))),
  )

/** A whole e-mail address, by which visitors' payments for gifts are found. */
const address = (q: string): string | undefined => /^\s*([^\s@]+@[^\s@]+\.[^\s@]+)\s*$/.exec(q)?.[1]?.toLowerCase()

/** Payments found by a card's digits or a visitor's address; undefined if `q` is neither. */
function beside(q: string): SQL | undefined {
  const digits = lastFour(q)
  if (digits) return sql`select a.uid from ${attempts} a where a.card_last4 = ${digits}`
  const email = address(q)
  if (!email) return undefined
  return sql`select a.uid from ${gifts} g join ${attempts} a on a.gift_uid = g.uid where g.buyer_email = ${email}`
}

/** A search of payments: by receipt number, by the payer's e-mail or name, or by the last four digits of the card that paid. */
export function searchPayments(q: string): SQL {
  const receipt = parseReceiptNumber(q)
  if (receipt) return filterByReceipt(receipt)
  const people = searchByPeople(attempts.subscriberUid)(q)
  const others = beside(q)
  // A union instead of `or`: each part is answered by its own index.
  return others
    ? sql`${attempts.uid} in (select ${attempts.uid} from ${attempts} where ${people} union ${others})`
    : people
}

/** Uids of users found by a receipt number, or by the card of a payment or subscription; undefined if `q` is neither. */
export function uidsOfPayers(q: string): SQL | undefined {
  const receipt = parseReceiptNumber(q)
  if (receipt) {
    return sql`(select p.user_uid from ${attempts} join ${subscribers} p on p.uid = ${attempts.subscriberUid}
      where ${filterByReceipt(receipt)} and p.user_uid is not null)`
  }
  const digits = lastFour(q)
  if (digits === undefined) return undefined
  return sql`(select p.user_uid from ${subscriptions} s join ${subscribers} p on p.uid = s.subscriber_uid
    where s.card_last4 = ${digits} and p.user_uid is not null
    union select p.user_uid from ${attempts} a join ${subscribers} p on p.uid = a.subscriber_uid
    where a.card_last4 = ${digits} and p.user_uid is not null)`
}
