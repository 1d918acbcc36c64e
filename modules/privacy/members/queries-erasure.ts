import { and, desc, eq } from 'drizzle-orm'
import { auditEntries } from '../../../platform/audit/index.ts'
import type { Database } from '../../../platform/database/index.ts'

export const erasureRequestAction = 'members.request-erasure'

/** @returns who last asked for the erasure: the member or a member of staff */
export async function findErasureRequester(db: Database, uid: string): Promise<string | null | undefined> {
  const { at, actor, action, target } = auditEntries
  const [entry] = await db
    .select({ actor })
    .from(auditEntries)
    .where(and(eq(target, uid), eq(action, erasureRequestAction)))
    .orderBy(desc(at), desc(auditEntries.uid))
    .limit(1)
  return entry?.actor
}
