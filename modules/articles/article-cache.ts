import { randomUUID } from 'node:crypto'
import type { Article } from '../../contracts/content-entities.ts'
import { createSharedValues } from '../../platform/events/index.ts'
import type { Platform } from '../../platform/index.ts'

const maxArticles = 500

export interface CachedArticle {
  article: Article
  /** of this copy: another process, or the next reading, has another */
  etag: string
}

export interface ArticleCache {
  /** the whole article, read once for all who may read it. @throws what `read` throws, which is not kept */
  whole(uid: string, read: () => Promise<Article>): Promise<CachedArticle>
}

/**
 * Published articles with their content, for readers' pages, until content changes. Who may have them is not kept: it
 * is asked before, each time.
 */
export function createArticleCache({ events }: Pick<Platform, 'events'>): ArticleCache {
  const stored = createSharedValues(maxArticles)
  events.subscribe('content', stored.drop)
  events.onGap(stored.drop)
  return {
    whole: (uid, read) => stored.remember(uid, async () => ({ article: await read(), etag: `"${randomUUID()}"` })),
  }
}
