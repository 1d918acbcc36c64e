import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { notifications } from '../tables-notifications.ts'

export type ChoicesRow = typeof notifications.$inferSelect

export async function findChoices(db: Database, userUid: string): Promise<ChoicesRow | undefined> {
  const [row] = await db.select().from(notifications).where(eq(notifications.userUid, userUid))
  return row
}

export async function storeChoices(db: Database, row: ChoicesRow): Promise<void> {
  const { userUid, ...chosen } = row
  await db.insert(notifications).values(row).onConflictDoUpdate({ target: notifications.userUid, set: chosen })
}
