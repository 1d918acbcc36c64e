import { randomUUIDv7 } from 'node:crypto'
import { and, asc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../platform/database/index.ts'
import { finalAt } from '../orders/debit/debits.ts'
import { credits, ledger, refunds } from '../tables.ts'
import { providerEvents } from '../tables-events.ts'

export type LedgerRow = typeof ledger.$inferSelect
export type RefundRow = typeof refunds.$inferSelect
export type CreditRow = typeof credits.$inferSelect

/** Records a charge or refund of the provider, once per key. An amount of zero is not recorded. */
export async function writeLedger(db: Database, row: Omit<typeof ledger.$inferInsert, 'uid'>): Promise<void> {
  if (row.amount === 0) return
  await db
    .insert(ledger)
    .values({ ...row, uid: randomUUIDv7() })
    .onConflictDoNothing({ target: ledger.key })
}

export async function ledgerOf(db: Database, subscriberUid: string): Promise<LedgerRow[]> {
  return db
    .select()
    .from(ledger)
    .where(eq(ledger.subscriberUid, subscriberUid))
    .orderBy(asc(ledger.at), asc(ledger.uid))
}

/** A charge, and what is left of it after all refunds decided so far. */
export interface Refundable {
  attemptUid: string
  left: number
  /** time from which the payer's bank cannot return the charge any more */
  finalAt: Date
}

/** The charges of a subscription, newest first. The caller has locked the subscription, unless it only shows them. */
export const refundableCharges = (db: Database, subscriptionUid: string): Promise<Refundable[]> =>
  refundableChargesOf(db, [subscriptionUid])

/** Remainder of a charge (`l`) after all refunds made and planned. */
const leftOfIt = sql`l.amount - coalesce((
  select sum(r.amount) from refunds r where r.attempt_uid = l.attempt_uid and r.stopped_at is null), 0)::int`

interface ChargeRow extends Record<string, unknown> {
  attemptUid: string
  subscriptionUid: string
  left: number
  at: Date | string
  brand: string | null
}

/** Charges with what is left to refund, newest first. */
export async function refundableChargesOf(
  db: Database,
  subscriptionUids: readonly string[],
): Promise<(Refundable & { subscriptionUid: string })[]> {
  if (subscriptionUids.length === 0) return []
  const rows = await rowsOf<ChargeRow>(
    db,
    sql`select l.attempt_uid as "attemptUid", l.subscription_uid as "subscriptionUid",
               ${leftOfIt} as left, l.at, a.card_brand as brand
        from ledger l join payment_attempts a on a.uid = l.attempt_uid
        where l.kind = 'charge' and ${inArray(sql`l.subscription_uid`, [...subscriptionUids])} order by l.at desc, l.uid desc`,
  )
  return rows.map(({ at, brand, ...row }) => ({ ...row, finalAt: finalAt(new Date(at), brand) }))
}

/** Remainder of a charge after all refunds decided so far; 0 if nothing was charged. The caller has locked its payment. */
export async function remainingRefundable(db: Database, attemptUid: string): Promise<number> {
  const [row] = await rowsOf<{ left: number }>(
    db,
    sql`select ${leftOfIt} as left
        from ledger l where l.kind = 'charge' and l.attempt_uid = ${attemptUid}`,
  )
  return row?.left ?? 0
}

/** @returns false when that refund was decided before */
export async function insertRefund(db: Database, refund: Omit<typeof refunds.$inferInsert, 'uid'>): Promise<boolean> {
  const added = await db
    .insert(refunds)
    .values({ ...refund, uid: randomUUIDv7() })
    .onConflictDoNothing({ target: refunds.key })
    .returning({ uid: refunds.uid })
  return added.length > 0
}

/**
 * Returns one refund to try now. Stores its next try first, so that no other process takes it, nor this one after a crash. Returns
 * only one, read directly before it is sent: a lost dispute may stop it while the previous refund is sent.
 */
export async function takeDueRefund(
  db: Database,
  now: Date,
  nextTry: (tries: number) => Date,
): Promise<RefundRow | undefined> {
  const [due] = await db
    .select()
    .from(refunds)
    .where(lte(refunds.tryAt, now))
    .orderBy(refunds.tryAt)
    .limit(1)
    .for('no key update', { skipLocked: true })
  if (!due) return undefined
  const { uid, tries } = due
  await db
    .update(refunds)
    .set({ tryAt: nextTry(tries), tries: tries + 1 })
    .where(eq(refunds.uid, uid))
  return due
}

/** @returns the refund as it was before, undefined if it was already finished */
export async function finishRefund(db: Database, uid: string, now: Date): Promise<RefundRow | undefined> {
  const [open] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.uid, uid), isNull(refunds.doneAt)))
    .for('no key update')
  if (open) await db.update(refunds).set({ doneAt: now, tryAt: null, stoppedAt: null }).where(eq(refunds.uid, uid))
  return open
}

export async function stopRefunds(db: Database, uids: readonly string[], now: Date): Promise<void> {
  if (uids.length === 0) return
  await db
    .update(refunds)
    .set({ stoppedAt: now, tryAt: null })
    .where(and(inArray(refunds.uid, [...uids]), isNull(refunds.doneAt)))
}

export async function findRefundByKey(db: Database, key: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.key, key))
  return row
}

export async function refundsOfCredit(db: Database, creditUid: string): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(and(eq(refunds.creditUid, creditUid), isNull(refunds.stoppedAt)))
}

export async function refundsOf(db: Database, attemptUids: string[]): Promise<RefundRow[]> {
  if (attemptUids.length === 0) return []
  return db
    .select()
    .from(refunds)
    .where(and(inArray(refunds.attemptUid, attemptUids), isNull(refunds.stoppedAt)))
    .orderBy(asc(refunds.createdAt))
}

/**
 * Inserts a credit: one for the first order, or one for each missed promise.
 * @returns false if it exists already
 */
export async function insertCredit(db: Database, credit: Omit<typeof credits.$inferInsert, 'uid'>): Promise<boolean> {
  const added = await db
    .insert(credits)
    .values({ ...credit, uid: randomUUIDv7() })
    .onConflictDoNothing()
    .returning({ uid: credits.uid })
  return added.length > 0
}

/** The credit of the first order. */
export async function creditOf(db: Database, subscriberUid: string): Promise<CreditRow | undefined> {
  const [row] = await db
    .select()
    .from(credits)
    .where(and(eq(credits.subscriberUid, subscriberUid), isNull(credits.promiseUid)))
  return row
}

export async function creditsOfSubscription(db: Database, subscriptionUid: string): Promise<CreditRow[]> {
  return db.select().from(credits).where(eq(credits.subscriptionUid, subscriptionUid)).orderBy(asc(credits.dueAt))
}

export async function lockCredit(db: Database, uid: string): Promise<CreditRow | undefined> {
  const [row] = await db.select().from(credits).where(eq(credits.uid, uid)).for('no key update')
  return row
}

export async function updateCredit(db: Database, uid: string, change: Partial<CreditRow>): Promise<void> {
  await db.update(credits).set(change).where(eq(credits.uid, uid))
}

/** Retries at once the credits that fell due before enough was paid. */
export async function retryDueCredits(db: Database, subscriptionUid: string, now: Date): Promise<void> {
  await db
    .update(credits)
    .set({ tryAt: now })
    .where(and(eq(credits.subscriptionUid, subscriptionUid), eq(credits.state, 'due'), lte(credits.dueAt, now)))
}

/** Voids credits that are not being refunded yet. */
export async function voidCredits(db: Database, subscriptionUid: string): Promise<void> {
  await db
    .update(credits)
    .set({ state: 'void', tryAt: null })
    .where(and(eq(credits.subscriptionUid, subscriptionUid), eq(credits.state, 'due')))
}

export async function dueCredits(db: Database, now: Date): Promise<CreditRow[]> {
  return db.select().from(credits).where(lte(credits.tryAt, now)).orderBy(credits.tryAt).limit(20)
}

export async function hasProviderEvent(db: Database, provider: string, eventUid: string): Promise<boolean> {
  const found = await db
    .select({ eventUid: providerEvents.eventUid })
    .from(providerEvents)
    .where(and(eq(providerEvents.provider, provider), eq(providerEvents.eventUid, eventUid)))
  return found.length > 0
}

export async function hasEventSince(db: Database, provider: string, since: Date): Promise<boolean> {
  const found = await db
    .select({ eventUid: providerEvents.eventUid })
    .from(providerEvents)
    .where(and(eq(providerEvents.provider, provider), gte(providerEvents.receivedAt, since)))
    .limit(1)
  return found.length > 0
}

/** @returns false if the event was already recorded */
export async function insertProviderEvent(db: Database, event: typeof providerEvents.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(providerEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ eventUid: providerEvents.eventUid })
  return added.length > 0
}
