import { randomUUID } from 'node:crypto'
import type { Article } from '../../contracts/content-entities.ts'
import { createSharedValues } from '../../platform/events/index.ts'
import type { Platform } from '../../platform/index.ts'

const maxArticles = 500

export interface KeptArticle {
  article: Article
  /** of this copy: another process, or the next reading, has another */
  etag: string
}

export interface KeptArticles {
  /** the whole article, read once for all who may read it. @throws what `read` throws, which is not kept */
  whole(uid: string, read: () => Promise<Article>): Promise<KeptArticle>
}

/**
 * Published articles with their content, for readers' pages, until content changes. Who may have them is not kept: it
 * is asked before, each time.
 */
export function keepArticles({ events }: Pick<Platform, 'events'>): KeptArticles {
  const kept = createSharedValues(maxArticles)
  events.subscribe('content', kept.drop)
  events.onGap(kept.drop)
  return {
    whole: (uid, read) => kept.remember(uid, async () => ({ article: await read(), etag: `"${randomUUID()}"` })),
  }
}
