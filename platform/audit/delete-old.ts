import { lt } from 'drizzle-orm'
import type { Database } from '../database/index.ts'
import { auditEntries } from './tables.ts'

/** The one way in which lines leave the audit: by age. */
export async function deleteAuditBefore(db: Database, before: Date): Promise<void> {
  await db.delete(auditEntries).where(lt(auditEntries.at, before))
}
