import type { ArticleState } from '../../contracts/staff-articles.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { prepareText } from './article-text.ts'
import { insertUnderUid } from './claim-uid.ts'
import { type Actor, requireEditor } from './policy.ts'
import { isListed, publicationOf } from './publication.ts'
import { learnWords } from './queries-words.ts'
import { insertArticle, insertRevision, replaceTags } from './queries-writing.ts'
import { actorName, recordChange } from './record-change.ts'
import { resolveReferences } from './resolve-references.ts'
import { wordsToLearn } from './search.ts'

export interface NewArticle {
  /** made from the title where left out */
  uid?: string | undefined
  title: string
  excerpt?: string
  /** HTML, sanitised here */
  content?: string
  author: string
  category: string
  tags?: readonly string[]
  /** uid of a medium */
  image?: string | null
  menu?: number | null
  /** `draft` where left out */
  state?: ArticleState
  /** in the future it schedules; left out, it is now */
  date?: Date | null
}

/**
 * @returns its uid
 * @throws 400 for a reference to nothing, 409 where the uid asked for is taken
 */
export async function createArticle(
  platform: Pick<Platform, 'clock' | 'config' | 'events'>,
  db: Database,
  article: NewArticle,
  actor: Actor = 'system',
): Promise<string> {
  requireEditor(actor)
  const now = platform.clock.now()
  const { title, excerpt = '', content = '', author, category, image = null, menu = null } = article
  const text = prepareText({ title, excerpt, content })
  const tags = [...new Set(article.tags ?? [])]
  const publication = publicationOf({ state: article.state ?? 'draft', date: article.date ?? null }, undefined, now)
  return db.transaction(async (db) => {
    const stored = await resolveReferences(db, { author, category, tags, image })
    const row = { ...text, ...publication, ...stored, author, category, image, menu, modified: now }
    const uid = await insertUnderUid(
      db,
      { table: 'articles', uid: article.uid, text: text.title, fallback: 'article' },
      (uid) => insertArticle(db, { ...row, uid }),
    )
    await replaceTags(db, uid, tags, isListed(publication) ? publication.date : null)
    const by = await actorName(platform, db, actor)
    await insertRevision(db, {
      article: uid,
      n: 1,
      date: now,
      by,
      title: text.title,
      excerpt: text.excerpt,
      content: text.content,
    })
    await learnWords(db, wordsToLearn(`${stored.keywords} ${text.title} ${text.excerpt} ${text.words}`))
    await recordChange(platform, db, actor, { kind: 'article', uid, act: 'create' })
    return uid
  })
}
