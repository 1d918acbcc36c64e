import { and, arrayContains, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import type { Role } from '../../../platform/sessions/index.ts'
import { userColumns } from '../queries-users.ts'
import { findEnrolledUsers } from '../second-factor/queries-second-factor.ts'
import { users } from '../tables.ts'
import type { User } from '../user.ts'

export interface ColleagueChange {
  name: string | null
  metadata: string
  roles: Role[]
  rolesChangedAt: Date
  suspendedAt: Date | null
}

/**
 * Locks all active admins in a fixed order until the caller's transaction ends: this serialises two admins who remove each other.
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

export async function hasAdmin(db: Database): Promise<boolean> {
  const [row] = await db
    .select({ uid: users.uid })
    .from(users)
    .where(arrayContains(users.roles, ['admin']))
    .limit(1)
  return row !== undefined
}

/** Counts admins who may sign in, and those of them with a second factor. */
export async function countAdmins(db: Database): Promise<{ admins: number; enrolled: number }> {
  const rows = await db
    .select({ uid: users.uid })
    .from(users)
    .where(and(arrayContains(users.roles, ['admin']), isNull(users.suspendedAt)))
  const enrolled = await findEnrolledUsers(
    db,
    rows.map(({ uid }) => uid),
  )
  return { admins: rows.length, enrolled: enrolled.size }
}

export async function lockColleague(db: Database, uid: string): Promise<User | undefined> {
  const [user] = await db.select(userColumns).from(users).where(eq(users.uid, uid)).for('no key update')
  return user
}

export async function updateColleague(db: Database, uid: string, change: ColleagueChange): Promise<void> {
  await db
    .update(users)
    .set({ ...change, version: sql`${users.version} + 1` })
    .where(eq(users.uid, uid))
}
