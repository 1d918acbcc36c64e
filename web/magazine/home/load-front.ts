import { listArticles } from '../../../contracts/articles/content.ts'
import type { ArticleSummary } from '../../../contracts/articles/content-entities.ts'
import type { Api } from '../../api/index.ts'

/** Articles of the menu in its order, then the newest. */
export async function loadFront(api: Pick<Api, 'call'>, length: number): Promise<ArticleSummary[]> {
  const [ordered, newest] = await Promise.all([
    api.call(listArticles, { query: { length, order: { menu: 'asc' } } }),
    api.call(listArticles, { query: { length } }),
  ])
  const front = new Map<string, ArticleSummary>()
  for (const article of ordered.payload) if (article.menu !== null) front.set(article.uid, article)
  for (const article of newest.payload) if (!front.has(article.uid)) front.set(article.uid, article)
  return [...front.values()].slice(0, length)
}
