import type { ArticleSummary } from '../../contracts/index.ts'
import { listArticles } from '../../contracts/index.ts'
import type { Api } from '../api/index.ts'

const feedLength = 30

/** Articles of the feeds: teasers, never a full text. */
export async function loadLatestTeasers(api: Api): Promise<ArticleSummary[]> {
  const { payload } = await api.call(listArticles, { query: { length: feedLength } })
  return payload
}
