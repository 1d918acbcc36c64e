import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, gte, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/index.ts'
import { sandboxCharges, sandboxEvents, sandboxMethods, sandboxRefunds } from './tables.ts'

export type SandboxCharge = typeof sandboxCharges.$inferSelect
export type SandboxMethod = typeof sandboxMethods.$inferSelect
export type NewCharge = Omit<typeof sandboxCharges.$inferInsert, 'uid'>

/** @returns the charge with that key, created if missing; its uid is random, because it is also the URL of its page */
export async function addCharge(db: Database, charge: NewCharge): Promise<{ charge: SandboxCharge; isNew: boolean }> {
  const [added] = await db
    .insert(sandboxCharges)
    .values({ ...charge, uid: randomUUID() })
    .onConflictDoNothing({ target: sandboxCharges.key })
    .returning()
  if (added) return { charge: added, isNew: true }
  const found = await findChargeByKey(db, charge.key)
  if (!found) throw new Error('a charge with that key is being written')
  return { charge: found, isNew: false }
}

export async function findChargeByKey(db: Database, key: string): Promise<SandboxCharge | undefined> {
  const [found] = await db.select().from(sandboxCharges).where(eq(sandboxCharges.key, key))
  return found
}

export async function findCharge(db: Database, uid: string): Promise<SandboxCharge | undefined> {
  const [found] = await db.select().from(sandboxCharges).where(eq(sandboxCharges.uid, uid))
  return found
}

export async function lockCharge(db: Database, uid: string): Promise<SandboxCharge | undefined> {
  const [found] = await db.select().from(sandboxCharges).where(eq(sandboxCharges.uid, uid)).for('no key update')
  return found
}

/** @returns undefined when the charge is no longer in one of the states `from` */
export async function changeCharge(
  db: Database,
  uid: string,
  from: SandboxCharge['state'][],
  change: Partial<SandboxCharge>,
): Promise<SandboxCharge | undefined> {
  const [changed] = await db
    .update(sandboxCharges)
    .set(change)
    .where(and(eq(sandboxCharges.uid, uid), inArray(sandboxCharges.state, from)))
    .returning()
  return changed
}

export async function addMethod(
  db: Database,
  method: Omit<typeof sandboxMethods.$inferInsert, 'uid' | 'forgottenAt'>,
): Promise<SandboxMethod> {
  const [added] = await db
    .insert(sandboxMethods)
    .values({ ...method, uid: randomUUID() })
    .returning()
  if (!added) throw new Error('the method was not stored')
  return added
}

export async function findMethod(db: Database, uid: string): Promise<SandboxMethod | undefined> {
  const [found] = await db.select().from(sandboxMethods).where(eq(sandboxMethods.uid, uid))
  return found
}

/** Deletes brand, digits and mandate; the row stays, because charges refer to it. */
export async function forgetMethod(db: Database, uid: string, now: Date): Promise<void> {
  const forgotten = { brand: '', last4: '', mandate: null, forgottenAt: now }
  await db.update(sandboxMethods).set(forgotten).where(eq(sandboxMethods.uid, uid))
}

export async function findRefundByKey(db: Database, key: string) {
  const [found] = await db.select().from(sandboxRefunds).where(eq(sandboxRefunds.key, key))
  return found
}

/** The amount refunded of a charge so far, in cents. */
export async function refundedAmountOf(db: Database, charge: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${sandboxRefunds.amount}), 0)::int` })
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.charge, charge))
  return row?.total ?? 0
}

export async function addRefund(
  db: Database,
  refund: Omit<typeof sandboxRefunds.$inferInsert, 'uid'>,
): Promise<string> {
  const uid = randomUUID()
  await db.insert(sandboxRefunds).values({ ...refund, uid })
  return uid
}

export async function addEvent(db: Database, type: string, charge: string, now: Date): Promise<void> {
  await db.insert(sandboxEvents).values({ uid: randomUUID(), type, charge, createdAt: now, sendAt: now })
}

export async function dueEvents(db: Database, now: Date, charge?: string) {
  return db
    .select({ uid: sandboxEvents.uid, type: sandboxEvents.type, tries: sandboxEvents.tries, key: sandboxCharges.key })
    .from(sandboxEvents)
    .innerJoin(sandboxCharges, eq(sandboxCharges.uid, sandboxEvents.charge))
    .where(
      and(isNotNull(sandboxEvents.sendAt), charge ? eq(sandboxEvents.charge, charge) : lte(sandboxEvents.sendAt, now)),
    )
    .orderBy(asc(sandboxEvents.sendAt))
    .limit(50)
}

export async function markEvent(db: Database, uid: string, sendAt: Date | null, tries: number): Promise<void> {
  await db.update(sandboxEvents).set({ sendAt, tries }).where(eq(sandboxEvents.uid, uid))
}

export async function dueCharges(db: Database, now: Date): Promise<SandboxCharge[]> {
  return db
    .select()
    .from(sandboxCharges)
    .where(and(eq(sandboxCharges.state, 'pending'), lte(sandboxCharges.succeedsAt, now)))
    .limit(50)
}

export async function returningCharges(db: Database, now: Date): Promise<SandboxCharge[]> {
  return db.select().from(sandboxCharges).where(lte(sandboxCharges.returnsAt, now)).limit(50)
}

export interface SandboxEntry {
  kind: 'charge' | 'refund'
  reference: string
  key: string
  amount: number
  at: Date
  charge: string | null
}

const chargeEntry = {
  kind: sql<'charge'>`'charge'`,
  reference: sandboxCharges.uid,
  key: sandboxCharges.key,
  amount: sandboxCharges.amount,
  at: sandboxCharges.createdAt,
  charge: sql<null>`null`,
}
const refundEntry = {
  kind: sql<'refund'>`'refund'`,
  reference: sandboxRefunds.uid,
  key: sandboxRefunds.key,
  amount: sandboxRefunds.amount,
  at: sandboxRefunds.createdAt,
  charge: sandboxRefunds.charge,
}
const taken = and(eq(sandboxCharges.state, 'succeeded'), gt(sandboxCharges.amount, 0))

interface Page {
  from: Date
  to: Date
  /** reference of the last entry of the previous page */
  after: string | null
  limit: number
}

export async function chargesPage(db: Database, { from, to, after, limit }: Page): Promise<SandboxEntry[]> {
  const { uid, createdAt } = sandboxCharges
  return db
    .select(chargeEntry)
    .from(sandboxCharges)
    .where(and(taken, gte(createdAt, from), lt(createdAt, to), after === null ? undefined : gt(uid, after)))
    .orderBy(asc(uid))
    .limit(limit)
}

export async function refundsPage(db: Database, { from, to, after, limit }: Page): Promise<SandboxEntry[]> {
  const { uid, createdAt } = sandboxRefunds
  return db
    .select(refundEntry)
    .from(sandboxRefunds)
    .where(and(gte(createdAt, from), lt(createdAt, to), after === null ? undefined : gt(uid, after)))
    .orderBy(asc(uid))
    .limit(limit)
}

export async function findEntry(db: Database, kind: SandboxEntry['kind'], uid: string) {
  const [found] =
    kind === 'charge'
      ? await db
          .select(chargeEntry)
          .from(sandboxCharges)
          .where(and(taken, eq(sandboxCharges.uid, uid)))
      : await db.select(refundEntry).from(sandboxRefunds).where(eq(sandboxRefunds.uid, uid))
  return found as SandboxEntry | undefined
}

export async function refundEntriesOf(db: Database, charge: string): Promise<SandboxEntry[]> {
  return db.select(refundEntry).from(sandboxRefunds).where(eq(sandboxRefunds.charge, charge))
}
