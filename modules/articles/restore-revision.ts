import type { Database } from '../../platform/database/index.ts'
import { notFound } from '../../platform/errors/index.ts'
import type { Platform } from '../../platform/index.ts'
import { changeArticle, unknownArticle } from './change-article.ts'
import { type Actor, requireEditor } from './policy.ts'
import { findArticleRecord, findRevision } from './queries-writing.ts'

/**
 * Makes the text of a revision the current one, which is itself a new revision.
 * @param version the state it was decided on; left out, the current one
 * @throws 404, 409 for an outdated version
 */
export async function restoreRevision(
  platform: Pick<Platform, 'clock' | 'config' | 'events'>,
  db: Database,
  uid: string,
  n: number,
  version: number | undefined,
  actor: Actor,
): Promise<string> {
  requireEditor(actor)
  const current = await findArticleRecord(db, uid)
  if (!current) throw unknownArticle()
  const revision = await findRevision(db, uid, n)
  if (!revision) throw notFound('Cette version n’existe pas.')
  const { title, excerpt, content } = revision
  const change = { title, excerpt, content, version: version ?? current.version }
  return changeArticle(platform, db, uid, change, actor, 'restore')
}
