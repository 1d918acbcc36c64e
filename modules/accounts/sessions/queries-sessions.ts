import { and, asc, desc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../platform/database/index.ts'
import type { OwnAccount } from '../queries-users.ts'
import { sessions } from '../tables.ts'

export async function insertSession(db: Database, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session)
}

export interface LiveSession extends OwnAccount {
  sid: string
  expiresAt: Date
  secondFactor: boolean
  uid: string
  suspendedAt: Date | null
  lastSeenAt: Date | null
  sessionSeenAt: Date | null
}

type Found = {
  [Key in keyof LiveSession]: LiveSession[Key] extends Date
    ? string
    : LiveSession[Key] extends Date | null
      ? string | null
      : LiveSession[Key]
}

const toDate = (text: string | null): Date | null => (text === null ? null : new Date(text))

/** Finds all that a request's token is checked against, and the user's own account, in one query. */
export async function findLiveSession(
  db: Database,
  sid: string,
  userUid: string,
  now: Date,
): Promise<LiveSession | undefined> {
  const [row] = await rowsOf<{ found: Found | null }>(
    db,
    sql`select live_session(${sid}, ${userUid}, ${now.toISOString()}) as found`,
  )
  if (!row?.found) return undefined
  const { expiresAt, suspendedAt, lastSeenAt, sessionSeenAt, ...rest } = row.found
  return {
    ...rest,
    expiresAt: new Date(expiresAt),
    suspendedAt: toDate(suspendedAt),
    lastSeenAt: toDate(lastSeenAt),
    sessionSeenAt: toDate(sessionSeenAt),
  }
}

export function listSessions(db: Database, userUid: string) {
  return db
    .select({
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      lastSeenAt: sessions.lastSeenAt,
      browser: sessions.browser,
      system: sessions.system,
      secondFactor: sessions.secondFactor,
    })
    .from(sessions)
    .where(eq(sessions.userUid, userUid))
    .orderBy(asc(sessions.createdAt))
}

export async function findSessionStart(db: Database, sid: string): Promise<Date | undefined> {
  const [row] = await db.select({ createdAt: sessions.createdAt }).from(sessions).where(eq(sessions.sid, sid))
  return row?.createdAt
}

export async function setSessionSeen(db: Database, sid: string, lastSeenAt: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt }).where(eq(sessions.sid, sid))
}

const seenAt = sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`

/** The user's open sessions: the current one first, then by latest use. */
export async function listOpenSessions(
  db: Database,
  { uid, sid }: { uid: string; sid: string },
  { now, offset, limit }: { now: Date; offset: number; limit: number },
) {
  return db
    .select({
      sid: sessions.sid,
      browser: sessions.browser,
      system: sessions.system,
      secondFactor: sessions.secondFactor,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userUid, uid), gt(sessions.expiresAt, now)))
    .orderBy(desc(sql`(${sessions.sid} = ${sid})`), desc(seenAt), asc(sessions.sid))
    .offset(offset)
    .limit(limit)
}

/** @returns whether the session was the user's and open */
export async function deleteOwnSession(db: Database, userUid: string, sid: string): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.sid, sid), eq(sessions.userUid, userUid)))
    .returning({ sid: sessions.sid })
  return deleted.length > 0
}

export async function markSecondFactor(db: Database, sid: string): Promise<void> {
  await db.update(sessions).set({ secondFactor: true }).where(eq(sessions.sid, sid))
}

export async function closeSession(db: Database, sid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sid, sid))
}

/**
 * Invalidates every token of the user from the next call on.
 * @param exceptSid the session to keep
 * @returns how many sessions were closed
 */
export async function closeSessions(db: Database, userUid: string, exceptSid?: string): Promise<number> {
  const others = exceptSid ? ne(sessions.sid, exceptSid) : undefined
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.userUid, userUid), others))
    .returning({ sid: sessions.sid })
  return deleted.length
}

export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
}
