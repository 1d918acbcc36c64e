import { randomUUIDv7 } from 'node:crypto'
import { and, desc, eq, isNotNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { unauthorized } from '../../../platform/errors/index.ts'
import { keepUser, setNameFromOrder } from '../../accounts/index.ts'
import { subscribers, subscriptions } from '../tables.ts'

export type SubscriberRow = typeof subscribers.$inferSelect
export type SubscriptionRow = typeof subscriptions.$inferSelect
export type NewSubscriptionRow = typeof subscriptions.$inferInsert

/**
 * Locks the row that serialises one user's orders; created at the first order. Locks of this module are `no key
 * update`: a plain `for update` would wait for rows that only reference it, and two transactions could deadlock.
 * The account is kept first: an erasure waits for the order and then ends it, or the order comes too late.
 * @throws 401 once the account is erased
 */
export async function lockSubscriber(db: Database, userUid: string, now: Date): Promise<SubscriberRow> {
  if (!(await keepUser(db, userUid))) throw unauthorized()
  await db.insert(subscribers).values({ uid: randomUUIDv7(), userUid, createdAt: now }).onConflictDoNothing()
  const [row] = await db.select().from(subscribers).where(eq(subscribers.userUid, userUid)).for('no key update')
  if (!row) throw new Error('the subscriber could not be stored')
  return row
}

export async function nameSubscriber(
  db: Database,
  { uid, userUid }: Pick<SubscriberRow, 'uid' | 'userUid'>,
  names: { firstname: string; lastname: string },
): Promise<void> {
  await db.update(subscribers).set(names).where(eq(subscribers.uid, uid))
  if (userUid) await setNameFromOrder(db, userUid, `${names.firstname} ${names.lastname}`)
}

export async function findSubscriber(db: Database, uid: string): Promise<SubscriberRow | undefined> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.uid, uid))
  return row
}

export async function findSubscriberOf(db: Database, userUid: string): Promise<SubscriberRow | undefined> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.userUid, userUid))
  return row
}

/** Removes the user's uid and name from the accounting. */
export async function detachSubscriber(db: Database, uid: string, now: Date): Promise<void> {
  await db
    .update(subscribers)
    .set({ userUid: null, firstname: null, lastname: null, erasedAt: now })
    .where(eq(subscribers.uid, uid))
}

export async function insertSubscription(db: Database, row: NewSubscriptionRow): Promise<SubscriptionRow> {
  const [inserted] = await db.insert(subscriptions).values(row).returning()
  if (!inserted) throw new Error('the subscription could not be stored')
  return inserted
}

/** The subscription that is not ended; there is at most one. */
export async function lockRunningSubscription(db: Database, subscriberUid: string) {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.subscriberUid, subscriberUid), ne(subscriptions.status, 'ended')))
    .for('no key update')
  return row as SubscriptionRow | undefined
}

export async function lockRunningSubscriptionOf(db: Database, userUid: string): Promise<SubscriptionRow | undefined> {
  const subscriber = await findSubscriberOf(db, userUid)
  return subscriber && lockRunningSubscription(db, subscriber.uid)
}

export async function lockSubscription(db: Database, uid: string): Promise<SubscriptionRow> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.uid, uid)).for('no key update')
  if (!row) throw new Error('there is no such subscription')
  return row
}

export async function findSubscription(db: Database, uid: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.uid, uid))
  return row
}

/** Finds a contract by the twelve digits of its `contractReference`; given months are left out. */
export async function findByReference(db: Database, reference: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(sql`right(${subscriptions.uid}::text, 12)`, reference), eq(subscriptions.gifted, false)))
    .orderBy(desc(subscriptions.orderedAt))
    .limit(1)
  return row
}

/** The user's running subscription, or the last one that began. */
export const latestSubscription = (db: Database, userUid: string): Promise<SubscriptionRow | undefined> =>
  findLatest(db, userUid)

/** The latest contract that the user concluded; given months are no contract. */
export const latestContract = (db: Database, userUid: string): Promise<SubscriptionRow | undefined> =>
  findLatest(db, userUid, eq(subscriptions.gifted, false))

async function findLatest(db: Database, userUid: string, which?: SQL): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select({ subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(subscribers, eq(subscribers.uid, subscriptions.subscriberUid))
    .where(
      and(
        eq(subscribers.userUid, userUid),
        or(ne(subscriptions.status, 'ended'), isNotNull(subscriptions.startedAt)),
        which,
      ),
    )
    .orderBy(sql`(${subscriptions.status} = 'ended')`, desc(subscriptions.orderedAt), desc(subscriptions.uid))
    .limit(1)
  return row?.subscription
}

export async function subscriptionsOf(db: Database, subscriberUid: string): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.subscriberUid, subscriberUid))
    .orderBy(subscriptions.orderedAt, subscriptions.uid)
}

export async function updateSubscription(
  db: Database,
  uid: string,
  change: Partial<NewSubscriptionRow>,
): Promise<SubscriptionRow> {
  const [row] = await db
    .update(subscriptions)
    .set({ ...change, version: sql`${subscriptions.version} + 1` })
    .where(eq(subscriptions.uid, uid))
    .returning()
  if (!row) throw new Error('there is no such subscription')
  return row
}

/** Subscriptions whose next action is due, the longest waiting first. */
export async function dueSubscriptions(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ uid: subscriptions.uid })
    .from(subscriptions)
    .where(lte(subscriptions.nextActionAt, now))
    .orderBy(subscriptions.nextActionAt)
    .limit(limit)
  return rows.map(({ uid }) => uid)
}

/** Locks a due subscription; undefined if another process has locked it or has already acted. */
export async function takeDueSubscription(db: Database, uid: string, now: Date): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.uid, uid), lte(subscriptions.nextActionAt, now)))
    .for('no key update', { skipLocked: true })
  return row
}
