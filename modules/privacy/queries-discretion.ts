import { eq } from 'drizzle-orm'
import type { Discretion } from '../../contracts/accounts/discretion.ts'
import type { Database } from '../../platform/database/index.ts'
import { discretions } from './tables.ts'

const none: Discretion = { neutralMails: false, neutralStatements: false }

export async function findDiscretion(db: Database, userUid: string): Promise<Discretion> {
  const { neutralMails, neutralStatements } = discretions
  const [row] = await db
    .select({ neutralMails, neutralStatements })
    .from(discretions)
    .where(eq(discretions.userUid, userUid))
  return row ?? none
}

export async function storeDiscretion(db: Database, userUid: string, chosen: Discretion): Promise<void> {
  await db
    .insert(discretions)
    .values({ userUid, ...chosen })
    .onConflictDoUpdate({ target: discretions.userUid, set: chosen })
}

export async function deleteDiscretion(db: Database, userUid: string): Promise<void> {
  await db.delete(discretions).where(eq(discretions.userUid, userUid))
}
