import { and, asc, eq, gt, lte, ne } from 'drizzle-orm'
import type { Database } from '../../platform/database/index.ts'
import { sessions, users } from './tables.ts'

export async function insertSession(db: Database, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session)
}

/** All that a request's token has to be held against, in one query. */
export async function findLiveSession(db: Database, sid: string, userUid: string, now: Date) {
  const [row] = await db
    .select({
      sid: sessions.sid,
      secondFactor: sessions.secondFactor,
      uid: users.uid,
      email: users.email,
      roles: users.roles,
      suspendedAt: users.suspendedAt,
      lastSeenAt: users.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.uid, sessions.userUid))
    .where(and(eq(sessions.sid, sid), eq(sessions.userUid, userUid), gt(sessions.expiresAt, now)))
  return row
}

export function listSessions(db: Database, userUid: string) {
  return db
    .select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt, secondFactor: sessions.secondFactor })
    .from(sessions)
    .where(eq(sessions.userUid, userUid))
    .orderBy(asc(sessions.createdAt))
}

export async function markSecondFactor(db: Database, sid: string): Promise<void> {
  await db.update(sessions).set({ secondFactor: true }).where(eq(sessions.sid, sid))
}

export async function deleteSession(db: Database, sid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sid, sid))
}

export async function deleteSessionsOf(db: Database, userUid: string, exceptSid?: string): Promise<void> {
  const others = exceptSid ? ne(sessions.sid, exceptSid) : undefined
  await db.delete(sessions).where(and(eq(sessions.userUid, userUid), others))
}

export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
}
