import { randomUUID } from 'node:crypto'
import type { Article } from '../../../contracts/content-entities.ts'
import { createSharedValues } from '../../../platform/events/index.ts'
import type { Platform } from '../../../platform/index.ts'

const maxArticles = 500

export interface CachedArticle {
  article: Article
  /** of this copy: it differs between processes and between two reads */
  etag: string
}

export interface ArticleCache {
  /** the whole article, read once for all authorised readers. @throws what `read` throws, which is not cached */
  whole(uid: string, read: () => Promise<Article>): Promise<CachedArticle>
}

/**
 * Caches published articles with their content, for readers' pages, until content changes. Access rights are not
 * cached: they are checked before each use.
 */
export function createArticleCache({ events }: Pick<Platform, 'events'>): ArticleCache {
  const stored = createSharedValues(maxArticles)
  events.subscribe('content', stored.drop)
  events.onGap(stored.drop)
  return {
    whole: (uid, read) => stored.remember(uid, async () => ({ article: await read(), etag: `"${randomUUID()}"` })),
  }
}
