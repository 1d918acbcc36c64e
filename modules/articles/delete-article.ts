import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { unknownArticle } from './change-article.ts'
import { type Actor, requireEditor } from './policy.ts'
import { deleteArticleRow, lockArticle } from './queries-writing.ts'
import { recordChange } from './record-change.ts'
import { requireVersion } from './versions.ts'

/**
 * Removes an article and its revisions.
 * @throws 404, 409 for an outdated version
 */
export async function deleteArticle(
  platform: Pick<Platform, 'clock' | 'events'>,
  db: Database,
  uid: string,
  version: number,
  actor: Actor,
): Promise<void> {
  requireEditor(actor)
  await db.transaction(async (db) => {
    const row = await lockArticle(db, uid)
    if (!row) throw unknownArticle()
    requireVersion(row, version)
    await deleteArticleRow(db, uid)
    await recordChange(platform, db, actor, { kind: 'article', uid, act: 'delete' })
  })
}
