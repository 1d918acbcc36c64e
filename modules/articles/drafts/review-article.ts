import type { ArticleDraft } from '../../../contracts/articles/staff-drafts.ts'
import { writeAudit } from '../../../platform/audit/index.ts'
import { conflict, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import type { StaffContext } from '../../../platform/staff/index.ts'
import { notifyReview } from './notify-review.ts'
import { type DraftRow, type LiveArticle, lockDraft, updateDraft } from './queries-drafts.ts'
import { readDraft } from './read-draft.ts'
import { requireArticle, requireVersion } from './require-article.ts'

type Context = StaffContext<Pick<Platform, 'clock' | 'config' | 'jobs' | 'mailer'>, Viewer>

interface Remark {
  version: number
  note?: string | undefined
}

async function setReview(
  context: Context,
  uid: string,
  { version, note = '' }: Remark,
  state: 'submitted' | 'returned',
  requireReady: (article: LiveArticle, row: DraftRow) => void,
): Promise<ArticleDraft> {
  const { ports, actor } = context
  return context.db.transaction(async (db) => {
    const article = await requireArticle(db, actor, uid, 'share')
    requireVersion(article, version)
    const row = await lockDraft(db, uid)
    requireReady(article, row)
    const reviewedAt = ports.clock.now()
    await updateDraft(db, uid, { review: state, reviewNote: note.normalize('NFC'), reviewBy: actor.uid, reviewedAt })
    const action = state === 'submitted' ? 'articles.submit' : 'articles.return'
    await writeAudit(db, ports.clock, { actor: actor.uid, action, target: uid, detail: { version } })
    const kind = state === 'submitted' ? 'submission' : 'return'
    await notifyReview(ports, db, article, { kind, by: actor.uid })
    return readDraft({ ...context, db }, uid)
  })
}

/** @throws 409 if nothing waits for review: there is no working copy, and the article is not a draft */
export const submitForReview = (context: Context, uid: string, remark: Remark): Promise<ArticleDraft> =>
  setReview(context, uid, remark, 'submitted', ({ state }, { draft }) => {
    if (draft === null && state !== 'draft') {
      throw conflict([
        violation('draft', 'Il n’y a rien à relire\u00a0: aucun changement n’est en attente.', 'missing'),
      ])
    }
  })

/** @throws 409 if the article was not submitted */
export const returnToWriter = (context: Context, uid: string, remark: Remark): Promise<ArticleDraft> =>
  setReview(context, uid, remark, 'returned', (_article, { review }) => {
    if (review !== 'submitted') throw conflict([violation('review', 'Ce texte n’attend pas de relecture.')])
  })
