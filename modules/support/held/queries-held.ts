import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { heldMessages } from '../tables.ts'

export type HeldRow = typeof heldMessages.$inferSelect

export async function insertHeld(db: Database, row: HeldRow): Promise<void> {
  await db.insert(heldMessages).values(row)
}

export function listHeld(db: Database, ticketUid: string): Promise<HeldRow[]> {
  return db
    .select()
    .from(heldMessages)
    .where(eq(heldMessages.ticketUid, ticketUid))
    .orderBy(asc(heldMessages.sendAt), asc(heldMessages.uid))
}

export async function findHeld(db: Database, uid: string): Promise<HeldRow | undefined> {
  const [row] = await db.select().from(heldMessages).where(eq(heldMessages.uid, uid))
  return row
}

export function listDueHeld(db: Database, now: Date): Promise<Pick<HeldRow, 'uid' | 'ticketUid'>[]> {
  return db
    .select({ uid: heldMessages.uid, ticketUid: heldMessages.ticketUid })
    .from(heldMessages)
    .where(and(lte(heldMessages.sendAt, now), isNull(heldMessages.problem)))
    .orderBy(asc(heldMessages.sendAt))
}

export async function deleteHeld(db: Database, uid: string): Promise<void> {
  await db.delete(heldMessages).where(eq(heldMessages.uid, uid))
}

export async function setHeldProblem(db: Database, uid: string, problem: string): Promise<void> {
  await db.update(heldMessages).set({ problem }).where(eq(heldMessages.uid, uid))
}
