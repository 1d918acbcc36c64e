import { asc, eq, lt } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { cookieChoices } from '../tables.ts'

export async function insertCookieChoice(db: Database, choice: typeof cookieChoices.$inferInsert): Promise<void> {
  await db.insert(cookieChoices).values(choice)
}

export function listCookieChoices(db: Database, consentId: string) {
  return db
    .select({ accepted: cookieChoices.accepted, version: cookieChoices.version, at: cookieChoices.at })
    .from(cookieChoices)
    .where(eq(cookieChoices.consentId, consentId))
    .orderBy(asc(cookieChoices.at), asc(cookieChoices.uid))
}

export async function deleteCookieChoicesBefore(db: Database, at: Date): Promise<void> {
  await db.delete(cookieChoices).where(lt(cookieChoices.at, at))
}
