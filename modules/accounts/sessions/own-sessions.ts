import type { OwnSession } from '../../../contracts/accounts/session.ts'
import type { ColleagueSession } from '../../../contracts/accounts/staff-sessions.ts'
import type { Page } from '../../../contracts/paging.ts'
import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { pageOf } from '../../../platform/paging/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { deleteOwnSession, listOpenSessions } from './queries-sessions.ts'

const kind = 'own-sessions'

type Row = Awaited<ReturnType<typeof listOpenSessions>>[number]

const present = ({ sid, browser, system, createdAt, lastSeenAt }: Row, viewer: Viewer): OwnSession => ({
  sid,
  browser,
  system,
  openedDateTime: createdAt.toISOString(),
  lastSeenDateTime: (lastSeenAt ?? createdAt).toISOString(),
  current: sid === viewer.sid,
})

/** Lists the user's open sessions. The cursor is an offset, because they are few and their order changes with use. */
export async function listOwnSessions(
  { clock, cursors }: Pick<Platform, 'clock' | 'cursors'>,
  db: Database,
  viewer: Viewer,
  { cursor, length }: { cursor?: string | undefined; length: number },
): Promise<{ payload: OwnSession[]; page: Page }> {
  const offset = cursor ? Number(cursors.decode(kind, cursor)[0]) : 0
  const found = await listOpenSessions(db, viewer, { now: clock.now(), offset, limit: length + 1 })
  const { rows, page } = pageOf(found, length, () => cursors.encode(kind, [offset + length]))
  return { payload: rows.map((row) => present(row, viewer)), page }
}

/** A colleague's open sessions, for an admin. */
export async function listSessionsOf(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  viewer: Viewer,
  uid: string,
): Promise<ColleagueSession[]> {
  const rows = await listOpenSessions(db, { uid, sid: viewer.sid }, { now: clock.now(), offset: 0, limit: 100 })
  return rows.map((row) => ({ ...present(row, viewer), secondFactor: row.secondFactor }))
}

/**
 * Closes a session, which invalidates its tokens from the next call on.
 * @throws 404 the session is another user's, or closed
 */
export async function closeOwnSession(db: Database, viewer: Pick<Viewer, 'uid'>, sid: string): Promise<void> {
  if (!(await deleteOwnSession(db, viewer.uid, sid))) throw notFound('Cette session est déjà fermée.')
}
