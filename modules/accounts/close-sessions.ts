import type { Clock } from '../../platform/clock/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { deleteSession, deleteSessionsOf } from './queries-sessions.ts'

/** Every token of hers is worth nothing from the next call on. @param exceptSid the session she keeps @returns how many closed */
export function closeSessions(db: Database, _clock: Clock, uid: string, exceptSid?: string): Promise<number> {
  return deleteSessionsOf(db, uid, exceptSid)
}

export async function closeSession(db: Database, sid: string): Promise<void> {
  await deleteSession(db, sid)
}
