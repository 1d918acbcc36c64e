import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { readSetting } from '../../platform/settings/index.ts'
import { displayName, findUser, writeAudit } from '../accounts/index.ts'
import type { Actor } from './policy.ts'

export type ContentKind = 'article' | 'author' | 'category' | 'tag' | 'page' | 'media'

const resources: Readonly<Record<ContentKind, string>> = {
  article: 'articles',
  author: 'authors',
  category: 'categories',
  tag: 'tags',
  page: 'pages',
  media: 'media',
}

export interface ContentChange {
  kind: ContentKind
  uid: string
  act: 'create' | 'change' | 'delete' | 'restore' | 'preview'
  detail?: Record<string, unknown>
}

/** Whoever keeps pages learns that content changed, once the caller's transaction commits. */
export function announceChange(
  { events }: Pick<Platform, 'events'>,
  db: Database,
  kind: ContentKind,
  uid: string,
): Promise<void> {
  return events.publish(db, 'content', { kind, uid })
}

/** In the transaction of the change: caches drop, and the audit says who did it. */
export async function recordChange(
  platform: Pick<Platform, 'events' | 'clock'>,
  db: Database,
  actor: Actor,
  { kind, uid, act, detail }: ContentChange,
): Promise<void> {
  if (act !== 'preview') await announceChange(platform, db, kind, uid)
  if (actor === 'system') return
  await writeAudit(db, platform.clock, {
    actor: actor.uid,
    action: `${resources[kind]}.${act}`,
    target: uid,
    ...(detail ? { detail } : {}),
  })
}

/** The name that a revision bears. */
export async function actorName({ config }: Pick<Platform, 'config'>, db: Database, actor: Actor): Promise<string> {
  if (actor === 'system') return readSetting(db, config, 'site-name')
  const user = await findUser(db, actor.uid)
  return user ? displayName(user) : actor.identifier
}
