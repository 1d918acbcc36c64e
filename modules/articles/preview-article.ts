import type { Database } from '../../platform/database/index.ts'
import { AppError } from '../../platform/errors/index.ts'
import type { Platform } from '../../platform/index.ts'
import type { Cursors } from '../../platform/paging/index.ts'
import { unknownArticle } from './change-article.ts'
import { type Actor, requireEditor } from './policy.ts'
import { findArticleRecord } from './queries-writing.ts'
import { recordChange } from './record-change.ts'

const kind = 'articles.preview'
const previewMilliseconds = 24 * 3600 * 1000

/**
 * The link that shows an article as it stands, to whoever has it, until 24 hours from now.
 * @throws 404
 */
export async function previewArticle(
  platform: Pick<Platform, 'clock' | 'config' | 'cursors' | 'events'>,
  db: Database,
  uid: string,
  actor: Actor,
): Promise<{ href: string }> {
  requireEditor(actor)
  if (!(await findArticleRecord(db, uid))) throw unknownArticle()
  const until = platform.clock.now().getTime() + previewMilliseconds
  await recordChange(platform, db, actor, { kind: 'article', uid, act: 'preview' })
  return { href: `${platform.config.publicUrl}/article/${uid}?preview=${platform.cursors.encode(kind, [uid, until])}` }
}

/** A token that is forged, late or another article's opens nothing, and says nothing either. */
export function isPreviewOf(cursors: Cursors, uid: string, token: string, now: Date): boolean {
  try {
    const [article, until] = cursors.decode(kind, token)
    return article === uid && typeof until === 'number' && now.getTime() < until
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
