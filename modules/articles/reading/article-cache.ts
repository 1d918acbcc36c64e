import { randomUUID } from 'node:crypto'
import type { Article } from '../../../contracts/articles/content-entities.ts'
import { Cache, invalidateOn, sizeOfJson } from '../../../platform/cache/index.ts'
import type { Platform } from '../../../platform/index.ts'

const maxArticles = 500
const maxBytes = 16 * 1024 * 1024
/** Maximum age of a cached article, in case an event is lost. Callers who accept this age get cached answers. */
export const maxAgeSeconds = 60

export interface CachedArticle {
  article: Article
  /** tag of this copy: differs between processes, and changes whenever the article is read again */
  etag: string
}

export interface ArticleCache {
  /** the whole article, read once for all authorised readers. @throws what `read` throws, which is not cached */
  whole(uid: string, read: () => Promise<Article>): Promise<CachedArticle>
}

/**
 * Caches published articles with their content until content changes.
 * It serves callers who accept a cached answer, such as readers' pages.
 * Access rights are not cached: they are checked before each use.
 */
export function createArticleCache({ events }: Pick<Platform, 'events'>): ArticleCache {
  const articles = new Cache<CachedArticle>({
    entries: maxArticles,
    bytes: maxBytes,
    sizeOf: sizeOfJson,
    lifetimeMilliseconds: maxAgeSeconds * 1000,
  })
  invalidateOn(events, ['content'], articles)
  return {
    whole: (uid, read) => articles.load(uid, async () => ({ article: await read(), etag: `"${randomUUID()}"` })),
  }
}
