import { and, desc, eq, exists, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/index.ts'
import { discussionKeys, masterKeys, readings, transfers } from './tables.ts'

export type DiscussionKeyRow = typeof discussionKeys.$inferSelect
export type ReadingRow = typeof readings.$inferSelect

export async function insertDiscussionKey(db: Database, key: DiscussionKeyRow): Promise<void> {
  await db.insert(discussionKeys).values(key)
}

export async function findDiscussionKeys(db: Database, ticketUids: readonly string[]): Promise<DiscussionKeyRow[]> {
  if (ticketUids.length === 0) return []
  return db
    .select()
    .from(discussionKeys)
    .where(inArray(discussionKeys.ticketUid, [...ticketUids]))
}

/** One discussion key for each master key in use. */
export function findKeyOfEachMaster(db: Database): Promise<DiscussionKeyRow[]> {
  return db.selectDistinctOn([discussionKeys.masterKeyId]).from(discussionKeys).orderBy(discussionKeys.masterKeyId)
}

/** Keys wrapped by other master keys, locked until the transaction ends; other processes skip them. */
export function takeKeysOfOthers(db: Database, masterKeyId: string, limit: number): Promise<DiscussionKeyRow[]> {
  return db
    .select()
    .from(discussionKeys)
    .where(ne(discussionKeys.masterKeyId, masterKeyId))
    .limit(limit)
    .for('update', { skipLocked: true })
}

export async function saveWrapping(db: Database, { ticketUid, masterKeyId, wrapped }: DiscussionKeyRow): Promise<void> {
  await db.update(discussionKeys).set({ masterKeyId, wrapped }).where(eq(discussionKeys.ticketUid, ticketUid))
}

export async function deleteDiscussionKeys(db: Database, ticketUids: readonly string[]): Promise<void> {
  if (ticketUids.length === 0) return
  await db.delete(discussionKeys).where(inArray(discussionKeys.ticketUid, [...ticketUids]))
  await db.delete(readings).where(inArray(readings.ticketUid, [...ticketUids]))
  await db.delete(transfers).where(inArray(transfers.ticketUid, [...ticketUids]))
}

/** One process at a time checks and registers master keys. */
export async function lockMasterKeys(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('coaching.master-keys'))`)
}

/**
 * Writers share this lock until their transactions end; a rotation waits for all of them. Otherwise a writer could wrap
 * a key by the former master key after the rotation has searched for such keys.
 */
export async function lockWrapping(db: Database, hold: 'shared' | 'alone'): Promise<void> {
  const lock = hold === 'shared' ? sql`pg_advisory_xact_lock_shared` : sql`pg_advisory_xact_lock`
  await db.execute(sql`select ${lock}(hashtext('coaching.wrapping'))`)
}

export async function isKnownMasterKey(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: masterKeys.id }).from(masterKeys).where(eq(masterKeys.id, id))
  return rows.length > 0
}

export async function findMasterKeysInUse(db: Database): Promise<string[]> {
  const wraps = db.select().from(discussionKeys).where(eq(discussionKeys.masterKeyId, masterKeys.id))
  const rows = await db.select({ id: masterKeys.id }).from(masterKeys).where(exists(wraps))
  return rows.map((row) => row.id)
}

export async function insertMasterKey(db: Database, id: string, createdAt: Date): Promise<void> {
  await db.insert(masterKeys).values({ id, createdAt }).onConflictDoNothing()
}

export async function insertReading(db: Database, reading: ReadingRow): Promise<void> {
  await db.insert(readings).values(reading)
}

export async function findReadingSince(
  db: Database,
  { ticketUid, staffUid, since }: { ticketUid: string; staffUid: string; since: Date },
): Promise<ReadingRow | undefined> {
  const [row] = await db
    .select()
    .from(readings)
    .where(and(eq(readings.ticketUid, ticketUid), eq(readings.staffUid, staffUid), gt(readings.createdAt, since)))
    .orderBy(desc(readings.createdAt), desc(readings.uid))
    .limit(1)
  return row
}

/** Lists the readings of a discussion, newest first. */
export function listReadings(
  db: Database,
  ticketUid: string,
  after: { createdAt: string; uid: string } | undefined,
  limit: number,
): Promise<ReadingRow[]> {
  const older = after
    ? sql`(${readings.createdAt}, ${readings.uid}) < (${after.createdAt}::timestamptz, ${after.uid}::uuid)`
    : undefined
  return db
    .select()
    .from(readings)
    .where(and(eq(readings.ticketUid, ticketUid), older))
    .orderBy(desc(readings.createdAt), desc(readings.uid))
    .limit(limit)
}

export async function listReadingsOf(db: Database, ticketUids: readonly string[]): Promise<ReadingRow[]> {
  if (ticketUids.length === 0) return []
  return db
    .select()
    .from(readings)
    .where(inArray(readings.ticketUid, [...ticketUids]))
    .orderBy(readings.createdAt, readings.uid)
}
