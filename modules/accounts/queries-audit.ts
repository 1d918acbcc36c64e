import { asc, eq } from 'drizzle-orm'
import { auditEntries } from '../../platform/audit/index.ts'
import type { Database } from '../../platform/database/index.ts'

export function listAuditEntriesAbout(db: Database, target: string) {
  return db
    .select({ at: auditEntries.at, action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.target, target))
    .orderBy(asc(auditEntries.at))
}
