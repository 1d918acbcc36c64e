import { setImmediate as otherWork } from 'node:timers/promises'
import { pickWriting } from '../../../contracts/articles/article-fields.ts'
import type { ArticleCheck } from '../../../contracts/articles/staff-drafts.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import type { StaffContext } from '../../../platform/staff/index.ts'
import { requireNoOtherLock } from '../drafts/lock-article.ts'
import { findDraft } from '../drafts/queries-drafts.ts'
import { requireArticle } from '../drafts/require-article.ts'
import { checkClaims, type PendingPublication } from './check-claims.ts'
import { checkLinks } from './check-links.ts'
import { checkText } from './check-text.ts'
import { sentencesOf } from './content-parts.ts'
import { findAlt, findArticleWithTitle } from './queries-checks.ts'

type Ports = Pick<Platform, 'clock' | 'config'>

async function checkImage(db: Database, image: string | null): Promise<ArticleCheck[]> {
  if (image === null || (await findAlt(db, image)) !== '') return []
  return [{ code: 'alt', level: 'warns', detail: 'L’image de l’article n’a pas de description.' }]
}

async function checkTitle(db: Database, uid: string, title: string): Promise<ArticleCheck[]> {
  const same = title.trim() === '' ? undefined : await findArticleWithTitle(db, uid, title)
  return same === undefined
    ? []
    : [{ code: 'duplicate-title', level: 'warns', detail: `Un autre article porte ce titre\u00a0: ${same}.` }]
}

/** Maximum number of reported findings of each kind: a text may have thousands. */
const mostOfAKind = 50

function firstOfEachKind(findings: readonly ArticleCheck[]): ArticleCheck[] {
  const counts = new Map<string, number>()
  return findings.filter(({ code }) => {
    const count = (counts.get(code) ?? 0) + 1
    counts.set(code, count)
    return count <= mostOfAKind
  })
}

/** @param publisher null when the checks are only displayed */
async function check(
  ports: Ports,
  db: Database,
  writing: PendingPublication,
  publisher: string | null,
): Promise<ArticleCheck[]> {
  const { article, text } = writing
  const sentences = sentencesOf(text.content)
  // Each step takes up to 0.1 s for the longest permitted text: let other requests run in between.
  await otherWork()
  const ofText = checkText(text, sentences)
  await otherWork()
  return firstOfEachKind([
    ...ofText,
    ...(await checkImage(db, text.image)),
    ...(await checkTitle(db, article.uid, text.title)),
    ...(await checkLinks(ports, db, text.content)),
    ...(await checkClaims(db, writing, { publisher, sentences })),
  ])
}

/** @throws 403, 404 */
export async function checkArticle(
  { ports, db, actor }: StaffContext<Ports, Viewer>,
  uid: string,
): Promise<ArticleCheck[]> {
  const article = await requireArticle(db, actor, uid)
  const draft = await findDraft(db, uid)
  return check(ports, db, { article, draft, text: draft?.draft ?? pickWriting(article) }, null)
}

/** @throws 409 with a violation for each check that blocks, or if another user holds the lock */
export async function requireChecks(
  ports: Ports,
  db: Database,
  actor: Viewer,
  writing: PendingPublication,
): Promise<void> {
  await requireNoOtherLock(ports, db, actor, writing.article.uid)
  const blocking = (await check(ports, db, writing, actor.uid)).filter(({ level }) => level === 'blocks')
  if (blocking.length === 0) return
  throw conflict(
    blocking.map(({ code, detail }) => violation(code, detail)),
    'Ce texte ne peut pas encore être publié.',
  )
}
