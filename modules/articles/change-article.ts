import { type Database, isUniqueViolation } from '../../platform/database/index.ts'
import { invalid, notFound, violation } from '../../platform/errors/index.ts'
import type { Platform } from '../../platform/index.ts'
import { prepareText } from './article-text.ts'
import type { NewArticle } from './create-article.ts'
import { type Actor, requireEditor } from './policy.ts'
import { hasBeenReadable, isListed, publicationOf } from './publication.ts'
import { takenUids } from './queries-uids.ts'
import { learnWords } from './queries-words.ts'
import {
  type ArticleRecord,
  findArticleRecord,
  insertRevision,
  listTagsOf,
  lockArticle,
  replaceTags,
  updateArticle,
} from './queries-writing.ts'
import { actorName, type ContentChange, recordChange } from './record-change.ts'
import { resolveReferences } from './resolve-references.ts'
import { wordsToLearn } from './search.ts'
import { requireVersion, takenUid } from './versions.ts'

/** What is left out stays. */
export type ArticleChange = Partial<NewArticle> & { version: number }

export const unknownArticle = () => notFound('Cet article n’existe pas.')

async function requireFreeUid(db: Database, uid: string, row: ArticleRecord, now: Date): Promise<void> {
  if (uid === row.uid) return
  if (hasBeenReadable(row, now)) {
    throw invalid([violation('uid', 'L’adresse d’un article déjà publié ne change plus.')])
  }
  if ((await takenUids(db, 'articles', [uid])).size > 0) throw takenUid()
}

/** Another article may take the uid at the same moment: the database has the last word. */
async function moveTo(db: Database, uid: string, values: Parameters<typeof updateArticle>[2]): Promise<void> {
  try {
    await updateArticle(db, uid, values)
  } catch (error) {
    if (isUniqueViolation(error)) throw takenUid()
    throw error
  }
}

/** References are held before the article: everyone who needs both takes them in this order. */
async function lockAll(db: Database, uid: string, change: ArticleChange) {
  const seen = await findArticleRecord(db, uid)
  if (!seen) throw unknownArticle()
  requireVersion(seen, change.version)
  const references = {
    author: change.author ?? seen.author,
    category: change.category ?? seen.category,
    tags: change.tags ? [...new Set(change.tags)] : await listTagsOf(db, uid),
    image: change.image === undefined ? seen.image : change.image,
  }
  const names = await resolveReferences(db, references)
  const row = await lockArticle(db, uid)
  if (!row) throw unknownArticle()
  requireVersion(row, change.version)
  return { row, references, names }
}

/**
 * Saves an article and keeps a revision of it.
 * @returns its uid, which may have changed while it has never been published
 * @throws 400, 404, and 409 for an outdated version or a uid that is taken
 */
export async function changeArticle(
  platform: Pick<Platform, 'clock' | 'config' | 'events'>,
  db: Database,
  uid: string,
  change: ArticleChange,
  actor: Actor,
  act: ContentChange['act'] = 'change',
): Promise<string> {
  requireEditor(actor)
  const now = platform.clock.now()
  return db.transaction(async (db) => {
    const { row, references, names } = await lockAll(db, uid, change)
    const { tags, ...columns } = references
    const { title = row.title, excerpt = row.excerpt, content = row.content, menu = row.menu } = change
    const text = prepareText({ title, excerpt, content })
    const wanted = { state: change.state ?? row.state, date: change.date === undefined ? row.date : change.date }
    const publication = publicationOf(wanted, row, now)
    const next = change.uid ?? uid
    await requireFreeUid(db, next, row, now)
    const version = row.version + 1
    const values = { ...text, ...publication, ...names, ...columns, menu, modified: now, version }
    await moveTo(db, uid, { ...values, uid: next })
    await replaceTags(db, next, tags, isListed(publication) ? publication.date : null)
    const stored = { title: text.title, excerpt: text.excerpt, content: text.content }
    await insertRevision(db, {
      article: next,
      n: version,
      date: now,
      by: await actorName(platform, db, actor),
      ...stored,
    })
    await learnWords(db, wordsToLearn(`${names.keywords} ${text.title} ${text.excerpt} ${text.words}`))
    await recordChange(platform, db, actor, { kind: 'article', uid: next, act, detail: { version } })
    return next
  })
}
