import { and, arrayOverlaps, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/index.ts'
import { userColumns } from './queries-users.ts'
import { users } from './tables.ts'
import type { User } from './user.ts'

const lastSeen = sql`coalesce(${users.lastSeenAt}, ${users.createdAt})`
const since = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

/** Members without a subscription, whom nothing else erases. Staff accounts are erased when an admin removes them. */
const onlyRegistered = () =>
  and(
    not(arrayOverlaps(users.roles, ['vip', 'coach', 'support', 'writer', 'editor', 'admin'])),
    isNull(users.erasureDueAt),
  )

/** A warning is valid only for the absence in which it was sent: members who come back are warned again next time. */
const warned = sql`${users.dormancyWarnedAt} > ${lastSeen}`

/** Locks the users until the caller's transaction ends; other processes skip them. */
export function lockUnwarnedDormantUsers(db: Database, seenBefore: Date, limit: number): Promise<User[]> {
  return db
    .select(userColumns)
    .from(users)
    .where(
      and(onlyRegistered(), sql`${lastSeen} <= ${since(seenBefore)}`, or(isNull(users.dormancyWarnedAt), not(warned))),
    )
    .orderBy(lastSeen)
    .limit(limit)
    .for('update', { skipLocked: true })
}

export async function setDormancyWarned(db: Database, uid: string, dormancyWarnedAt: Date): Promise<void> {
  await db.update(users).set({ dormancyWarnedAt }).where(sql`${users.uid} = ${uid}::uuid`)
}

/** Users who were warned before that moment and have not been active since. */
export function lockWarnedDormantUsers(
  db: Database,
  { seenBefore, warnedBefore }: { seenBefore: Date; warnedBefore: Date },
  limit: number,
): Promise<User[]> {
  const absent = and(isNotNull(users.dormancyWarnedAt), lte(users.dormancyWarnedAt, warnedBefore), warned)
  return db
    .select(userColumns)
    .from(users)
    .where(and(onlyRegistered(), sql`${lastSeen} <= ${since(seenBefore)}`, absent))
    .orderBy(lastSeen)
    .limit(limit)
    .for('update', { skipLocked: true })
}
