import { lt } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { cookieChoices } from '../tables.ts'

export async function insertCookieChoice(db: Database, choice: typeof cookieChoices.$inferInsert): Promise<void> {
  await db.insert(cookieChoices).values(choice)
}

export async function deleteCookieChoicesBefore(db: Database, at: Date): Promise<void> {
  await db.delete(cookieChoices).where(lt(cookieChoices.at, at))
}
