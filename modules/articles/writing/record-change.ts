import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { readSetting, siteName } from '../../../platform/settings/index.ts'
import type { Actor } from '../../../platform/staff/index.ts'
import { displayName, findUser } from '../../accounts/index.ts'

export type ContentKind = 'article' | 'author' | 'category' | 'tag' | 'page' | 'media' | 'redirect'

/** The event that caches subscribe to. */
export const contentEvent = (
  kind: ContentKind,
  uid: string,
): [topic: string, data: { kind: ContentKind; uid: string }] => ['content', { kind, uid }]

/** Notifies page caches that content changed, once the caller's transaction commits. */
export function announceChange(
  { events }: Pick<Platform, 'events'>,
  db: Database,
  kind: ContentKind,
  uid: string,
): Promise<void> {
  return events.publish(db, ...contentEvent(kind, uid))
}

/** The user's name, as stored with a revision. */
export async function viewerName(db: Database, { uid, identifier }: Viewer): Promise<string> {
  const user = await findUser(db, uid)
  return user ? displayName(user) : identifier
}

export const actorName = ({ config }: Pick<Platform, 'config'>, db: Database, actor: Actor): Promise<string> =>
  actor === 'system' ? readSetting(db, config, siteName) : viewerName(db, actor)
