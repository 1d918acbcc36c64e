import { and, arrayContains, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import type { Role } from '../../../platform/sessions/index.ts'
import { users } from '../tables.ts'

export interface ColleagueChange {
  name: string | null
  metadata: string
  roles: Role[]
  rolesChangedAt: Date
  suspendedAt: Date | null
}

/**
 * The admins who may work, locked in one order until the caller's transaction ends: two of them who remove each other
 * at the same time come one after the other.
 */
export async function lockAdmins(db: Database): Promise<string[]> {
  const rows = await db
    .select({ uid: users.uid })
    .from(users)
    .where(and(arrayContains(users.roles, ['admin']), isNull(users.suspendedAt)))
    .orderBy(asc(users.uid))
    .for('update')
  return rows.map((user) => user.uid)
}

/** @returns false where that version is not the last any more */
export async function updateColleague(
  db: Database,
  uid: string,
  version: number,
  change: ColleagueChange,
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ ...change, version: sql`${users.version} + 1` })
    .where(and(eq(users.uid, uid), eq(users.version, version)))
    .returning({ uid: users.uid })
  return changed.length > 0
}
