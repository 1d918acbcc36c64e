import { type ArticleFields, newArticleFields, pickPlain } from '../../../contracts/articles/article-fields.ts'
import type { ArticleState } from '../../../contracts/articles/staff-articles.ts'
import type { Database } from '../../../platform/database/index.ts'
import { type ArticlePorts, articles } from '../staff/articles/index.ts'

export interface NewArticle extends Partial<ArticleFields> {
  /** made from the title when omitted */
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
  /** `draft` when omitted */
  state?: ArticleState
  /** a future date schedules; now when omitted */
  date?: Date | null
}

/**
 * Creates an article, for demo content and tests.
 * @returns its uid
 * @throws 400 for an unknown reference, 409 when the requested uid is taken
 */
export function createArticle(ports: ArticlePorts, db: Database, article: NewArticle): Promise<string> {
  const { tags = [], date = null, excerpt = '', content = '', image = null, state = 'draft' } = article
  const { uid, title, author, category } = article
  return articles.create(
    { ports, db, actor: 'system' },
    {
      uid,
      title,
      excerpt,
      content,
      author,
      category,
      image,
      ...newArticleFields.parse(pickPlain(article)),
      state,
      tags: [...tags],
      related: [],
      date: date?.toISOString() ?? null,
    },
  )
}
