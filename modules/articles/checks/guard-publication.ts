import { pickWriting } from '../../../contracts/articles/article-fields.ts'
import type { Platform } from '../../../platform/index.ts'
import type { StaffContext } from '../../../platform/staff/index.ts'
import { findDraft, findLiveArticle, type LiveArticle } from '../drafts/queries-drafts.ts'
import { isListed } from '../writing/publication.ts'
import { requireChecks } from './check-article.ts'

/** The parts of an article that the checks read. */
const checkedText = (article: LiveArticle): string => {
  const { author, tags, related, ...checked } = pickWriting(article)
  return JSON.stringify(checked)
}

/**
 * Applies the checks and the second signature of `POST …/publish` to all other writes that need them.
 * These publish an article, or change the text of a published or scheduled one.
 * Changes of anything else, such as the date or tags, are exempt.
 * @param uid undefined for a new article
 * @param write writes the article in this transaction and returns its uid
 * @throws 409
 */
export async function guardPublication(
  { ports, db, actor }: StaffContext<Pick<Platform, 'clock' | 'config'>>,
  uid: string | undefined,
  write: () => Promise<string>,
): Promise<string> {
  const before = uid === undefined ? undefined : await findLiveArticle(db, uid)
  const written = await write()
  const article = await findLiveArticle(db, written)
  if (actor === 'system' || !article || !isListed(article)) return written
  const isNewText = before === undefined || checkedText(before) !== checkedText(article)
  if (before && isListed(before) && !isNewText) return written
  const draft = await findDraft(db, written)
  await requireChecks(ports, db, actor, {
    article,
    draft: draft && { ...draft, draft: null },
    text: pickWriting(article),
    author: isNewText ? actor.uid : undefined,
  })
  return written
}
