import type { Clock } from '../../../platform/clock/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import { deleteSession, deleteSessionsOf } from './queries-sessions.ts'

/**
 * Invalidates every token of the user from the next call on.
 * @param exceptSid the session to keep
 * @returns how many sessions were closed
 */
export function closeSessions(db: Database, _clock: Clock, uid: string, exceptSid?: string): Promise<number> {
  return deleteSessionsOf(db, uid, exceptSid)
}

export async function closeSession(db: Database, sid: string): Promise<void> {
  await deleteSession(db, sid)
}
