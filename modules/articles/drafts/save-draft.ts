import { type ArticleWriting, pickWriting } from '../../../contracts/articles/article-fields.ts'
import type { saveArticleDraft } from '../../../contracts/articles/staff-drafts.ts'
import type { BodyOf } from '../../../contracts/call.ts'
import { writeAudit } from '../../../platform/audit/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import { invalid, type Violation, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { outdatedVersionError, type StaffContext } from '../../../platform/staff/index.ts'
import { enqueueLinkChecks } from '../checks/ask-links.ts'
import { moveAnchors } from '../comments/queries-comments.ts'
import { findMedia } from '../reading/queries-catalogue.ts'
import { validateRelated } from '../writing/choose-related.ts'
import { sanitizeHtml } from '../writing/html.ts'
import { findTakenUids } from '../writing/queries-uids.ts'
import { requireNoOtherLock } from './lock-article.ts'
import { clearDraft, lockDraft, updateDraft } from './queries-drafts.ts'
import { requireArticle, requireVersion } from './require-article.ts'

type Context = StaffContext<Pick<Platform, 'clock' | 'config' | 'jobs'>, Viewer>
type Body = BodyOf<typeof saveArticleDraft>

/** Does not lock the rows, unlike saving an article: a referenced row may be deleted later, and publishing then fails. */
async function referenceViolations(
  db: Database,
  { image, author, category, tags }: ArticleWriting,
): Promise<Violation[]> {
  const violations: Violation[] = []
  const [medium] = image === null ? [] : await findMedia(db, [image])
  if (image !== null && !medium?.mimeType.startsWith('image/')) {
    violations.push(violation('image', 'Cette image n’existe pas.'))
  }
  const references = [
    ['author', 'authors', [author]],
    ['category', 'categories', category === null ? [] : [category]],
    ['tags', 'tags', tags],
  ] as const
  for (const [property, table, uids] of references) {
    if (uids.length === 0) continue
    const known = await findTakenUids(db, table, uids)
    const unknown = uids.filter((uid) => !known.has(uid))
    if (unknown.length > 0) violations.push(violation(property, `Inconnu\u00a0: ${unknown.join(', ')}.`))
  }
  return violations
}

/** Fields omitted from the body keep their values. */
async function mergeText(before: ArticleWriting, body: Body): Promise<ArticleWriting> {
  const merged = { ...before, ...pickWriting(body) } as ArticleWriting
  return {
    ...merged,
    title: merged.title.normalize('NFC'),
    excerpt: merged.excerpt.normalize('NFC'),
    content: await sanitizeHtml(merged.content),
    tags: [...new Set(merged.tags)],
  }
}

/**
 * Saves the working copy, without a revision, an event or an audit line.
 * @throws 400, 403, 404, 409 if the article or the copy was changed meanwhile, or another user holds the lock
 */
export function saveDraft({ ports, db, actor }: Context, uid: string, body: Body) {
  return db.transaction(async (db) => {
    const article = await requireArticle(db, actor, uid, 'share')
    requireVersion(article, body.version)
    await requireNoOtherLock(ports, db, actor, uid)
    const row = await lockDraft(db, uid)
    if (body.copy !== undefined && body.copy !== row.n) throw outdatedVersionError()
    const before = { ...pickWriting(article), ...row.draft }
    const draft = await mergeText(before, body)
    if (body.related) draft.related = await validateRelated(db, body.related, before.related, uid)
    const violations = await referenceViolations(db, draft)
    if (violations.length > 0) throw invalid(violations)
    const savedAt = ports.clock.now()
    const copy = row.n + 1
    const editors = [...new Set([...row.editors, actor.uid])]
    await updateDraft(db, uid, { n: copy, draft, basedOn: article.version, savedAt, savedBy: actor.uid, editors })
    await moveAnchors(db, uid, body.anchors ?? [])
    await enqueueLinkChecks(ports, db, draft.content)
    return { version: article.version, savedAt: savedAt.toISOString(), copy }
  })
}

/** @throws 403, 404, 409 as `saveDraft` */
export async function discardDraft(
  { ports, db, actor }: StaffContext<Pick<Platform, 'clock'>, Viewer>,
  uid: string,
  version: number,
): Promise<void> {
  await db.transaction(async (db) => {
    const article = await requireArticle(db, actor, uid, 'share')
    requireVersion(article, version)
    await requireNoOtherLock(ports, db, actor, uid)
    const row = await lockDraft(db, uid)
    if (row.draft === null) return
    await clearDraft(db, row)
    await writeAudit(db, ports.clock, { actor: actor.uid, action: 'articles.discard-draft', target: uid })
  })
}
