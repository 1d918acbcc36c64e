import { type ArticleWriting, pickWriting } from '../../../contracts/articles/article-fields.ts'
import type { StaffArticle } from '../../../contracts/articles/staff-articles.ts'
import { messages } from '../../../contracts/messages.ts'
import { invalid, violation } from '../../../platform/errors/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { outdatedVersionError, type StaffContext } from '../../../platform/staff/index.ts'
import { requireChecks } from '../checks/check-article.ts'
import { type ArticlePorts, articles } from '../staff/articles/index.ts'
import { dropDeletedRelated } from '../writing/choose-related.ts'
import { requireNoOtherLock } from './lock-article.ts'
import { clearDraft, findDraft, type LiveArticle, lockDraft } from './queries-drafts.ts'
import { requireArticle, requireCurrentCopy, requireVersion } from './require-article.ts'

interface Publication {
  version: number
  date?: string | null | undefined
}

/** @throws 400 if a field is missing that only a working copy may lack */
function publishable({ title, category, ...rest }: ArticleWriting) {
  const missing = [...(title.trim() === '' ? ['title'] : []), ...(category === null ? ['category'] : [])]
  if (category === null || missing.length > 0) {
    throw invalid(missing.map((property) => violation(property, messages.required, 'missing')))
  }
  return { title, category, ...rest }
}

/** Without a requested date, a published text keeps its date and any other text is public from now. */
function dateFor({ state, date }: LiveArticle, asked: Publication['date'], now: Date): string {
  if (asked) return asked
  return (state === 'published' && date !== null && date <= now ? date : now).toISOString()
}

/**
 * Makes the working copy live, or the article itself if there is no copy: one revision, one audit line.
 * @throws 400, 403, 404, 409
 */
export function publishDraft(
  context: StaffContext<ArticlePorts, Viewer>,
  uid: string,
  { version, date }: Publication,
): Promise<StaffArticle> {
  const { ports, actor } = context
  return context.db.transaction(async (db) => {
    const inside = { ...context, db }
    const article = await requireArticle(db, actor, uid)
    requireVersion(article, version)
    const draft = await findDraft(db, uid)
    requireCurrentCopy(article, draft)
    const writing = { article, draft, text: draft?.draft ?? pickWriting(article) }
    await requireChecks(ports, db, actor, writing)
    const fields = publishable(writing.text)
    const related = await dropDeletedRelated(db, fields.related ?? article.related)
    const publication = { state: 'published' as const, date: dateFor(article, date, ports.clock.now()) }
    await articles.change(inside, uid, { ...fields, ...publication, related, version }, 'publish')
    // The article row is locked only from here: the lock and the draft may have changed since they were read.
    await requireNoOtherLock(ports, db, actor, uid)
    const row = await lockDraft(db, uid)
    if (row.n !== (draft?.n ?? 0)) throw outdatedVersionError()
    await clearDraft(db, row)
    return articles.read(inside, uid)
  })
}
