import { and, asc, desc, eq, inArray, lt, or } from 'drizzle-orm'
import { auditEntries } from '../../../platform/audit/index.ts'
import type { Database } from '../../../platform/database/index.ts'

export function listAuditEntriesAbout(db: Database, target: string) {
  return db
    .select({ at: auditEntries.at, action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.target, target))
    .orderBy(asc(auditEntries.at))
}

export interface AuditPage {
  target: string
  actions: readonly string[]
  /** the last line of the previous page */
  after: { at: Date; uid: string } | undefined
  limit: number
}

export function listAuditPage(db: Database, { target, actions, after, limit }: AuditPage) {
  const { at, uid } = auditEntries
  const older = after && or(lt(at, after.at), and(eq(at, after.at), lt(uid, after.uid)))
  return db
    .select({ uid, at, action: auditEntries.action, detail: auditEntries.detail })
    .from(auditEntries)
    .where(and(eq(auditEntries.target, target), inArray(auditEntries.action, [...actions]), older))
    .orderBy(desc(at), desc(uid))
    .limit(limit)
}
