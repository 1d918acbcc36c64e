import { pickWriting } from '../../../contracts/articles/article-fields.ts'
import type { ArticleDraft } from '../../../contracts/articles/staff-drafts.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import type { StaffContext } from '../../../platform/staff/index.ts'
import { presentLock } from './lock-article.ts'
import { personOrNull } from './people.ts'
import { type DraftRow, findDraft } from './queries-drafts.ts'
import { findLock } from './queries-locks.ts'
import { requireArticle } from './require-article.ts'

type Context = StaffContext<Pick<Platform, 'clock'>, Viewer>

async function presentReview(db: Database, row: DraftRow | undefined): Promise<ArticleDraft['review']> {
  if (!row?.review || !row.reviewedAt) return null
  const by = await personOrNull(db, row.reviewBy)
  return { state: row.review, note: row.reviewNote ?? '', by, date: row.reviewedAt.toISOString() }
}

/** The working copy, or the live text if there is no copy. @throws 403, 404 */
export async function readDraft({ ports, db, actor }: Context, uid: string): Promise<ArticleDraft> {
  const article = await requireArticle(db, actor, uid)
  const row = await findDraft(db, uid)
  const lock = await findLock(db, uid, ports.clock.now())
  return {
    ...pickWriting(article),
    ...row?.draft,
    state: article.state,
    date: article.date?.toISOString() ?? null,
    version: article.version,
    basedOn: row?.basedOn ?? article.version,
    copy: row?.n ?? 0,
    savedAt: row?.savedAt?.toISOString() ?? null,
    savedBy: await personOrNull(db, row?.savedBy ?? null),
    review: await presentReview(db, row),
    lock: lock ? await presentLock(db, lock) : null,
  }
}
