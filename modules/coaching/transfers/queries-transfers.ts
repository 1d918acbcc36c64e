import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { type Database, memoizeQuery } from '../../../platform/database/index.ts'
import { transfers } from '../tables.ts'

export type TransferRow = typeof transfers.$inferSelect

/** @returns false when another proposal is open */
export async function insertTransfer(db: Database, row: TransferRow): Promise<boolean> {
  const inserted = await db.insert(transfers).values(row).onConflictDoNothing().returning({ uid: transfers.uid })
  return inserted.length > 0
}

/** Transfers of one discussion, newest first. */
export const listTransfersOf = (db: Database, ticketUid: string): Promise<TransferRow[]> =>
  transfersOf(db).execute({ ticketUid })

const transfersOf = memoizeQuery((db) =>
  db
    .select()
    .from(transfers)
    .where(eq(transfers.ticketUid, sql.placeholder('ticketUid')))
    .orderBy(desc(transfers.createdAt), desc(transfers.uid))
    .limit(50)
    .prepare('coaching_transfers_of'),
)

export async function listAllTransfersOf(db: Database, ticketUids: readonly string[]): Promise<TransferRow[]> {
  if (ticketUids.length === 0) return []
  return db
    .select()
    .from(transfers)
    .where(inArray(transfers.ticketUid, [...ticketUids]))
    .orderBy(asc(transfers.createdAt), asc(transfers.uid))
}

export async function listOpenTransfers(
  db: Database,
  ticketUids: readonly string[],
  now: Date,
): Promise<TransferRow[]> {
  if (ticketUids.length === 0) return []
  return db
    .select()
    .from(transfers)
    .where(
      and(inArray(transfers.ticketUid, [...ticketUids]), eq(transfers.state, 'proposed'), gt(transfers.expiresAt, now)),
    )
}

export async function lockOpenTransfer(db: Database, ticketUid: string): Promise<TransferRow | undefined> {
  const [row] = await db
    .select()
    .from(transfers)
    .where(and(eq(transfers.ticketUid, ticketUid), eq(transfers.state, 'proposed')))
    .for('update')
  return row
}

export async function findTransfer(db: Database, uid: string): Promise<TransferRow | undefined> {
  const [row] = await db.select().from(transfers).where(eq(transfers.uid, uid))
  return row
}

export async function settleTransfer(
  db: Database,
  row: TransferRow,
  state: TransferRow['state'],
  decidedAt: Date,
): Promise<TransferRow> {
  await db.update(transfers).set({ state, decidedAt }).where(eq(transfers.uid, row.uid))
  return { ...row, state, decidedAt }
}

/** Open proposals that have expired, locked; other processes skip them. */
export function takeExpiredTransfers(db: Database, now: Date, limit: number): Promise<TransferRow[]> {
  return db
    .select()
    .from(transfers)
    .where(and(eq(transfers.state, 'proposed'), lte(transfers.expiresAt, now)))
    .orderBy(asc(transfers.expiresAt))
    .limit(limit)
    .for('update', { skipLocked: true })
}
