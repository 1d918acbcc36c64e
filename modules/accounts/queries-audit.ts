import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/index.ts'
import { auditEntries } from './tables.ts'

export async function insertAuditEntry(db: Database, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await db.insert(auditEntries).values(entry)
}

export function listAuditEntriesAbout(db: Database, target: string) {
  return db
    .select({ at: auditEntries.at, action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.target, target))
    .orderBy(asc(auditEntries.at))
}
