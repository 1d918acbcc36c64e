import type { SecurityEvent, SecurityEventKind } from '../../../contracts/accounts/session.ts'
import type { Page } from '../../../contracts/paging.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { pageOf } from '../../../platform/paging/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { listAuditPage } from './queries-audit.ts'
import { securityActions } from './security-events.ts'

const cursorKind = 'security-events'

const kinds = new Map(Object.entries(securityActions).map(([kind, action]) => [action as string, kind]))

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Audit lines about the user's own account, newest first. */
export async function listSecurityEvents(
  { cursors }: Pick<Platform, 'cursors'>,
  db: Database,
  { uid: target }: Viewer,
  { cursor, length }: { cursor?: string | undefined; length: number },
): Promise<{ payload: SecurityEvent[]; page: Page }> {
  const [at, uid] = cursor ? cursors.decode(cursorKind, cursor).map(String) : []
  const after = at && uid ? { at: new Date(at), uid } : undefined
  const found = await listAuditPage(db, { target, actions: [...kinds.keys()], after, limit: length + 1 })
  const { rows, page } = pageOf(found, length, (last) => cursors.encode(cursorKind, [last.at.toISOString(), last.uid]))
  const payload = rows.map(({ uid, at, action, detail }) => ({
    uid,
    kind: kinds.get(action) as SecurityEventKind,
    dateTime: at.toISOString(),
    browser: textOf(detail.browser),
    system: textOf(detail.system),
  }))
  return { payload, page }
}
