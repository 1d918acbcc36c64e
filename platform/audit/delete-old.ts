import { lt } from 'drizzle-orm'
import type { Database } from '../database/index.ts'
import { auditEntries } from './tables.ts'

/** Deletes old audit lines, which are deleted in no other way. */
export async function deleteAuditBefore(db: Database, before: Date): Promise<void> {
  await db.delete(auditEntries).where(lt(auditEntries.at, before))
}
