import { type StaffArticle, staffArticles } from '../../../contracts/articles/staff-articles.ts'
import { callApi } from '../../../relay/call.ts'
import { type Failure, runOneByOne } from '../../lists/one-by-one.tsx'

export type BulkChange = { act: 'category' | 'addTag' | 'removeTag'; uid: string } | { act: 'archive' }

type Part = Partial<Pick<StaffArticle, 'category' | 'tags' | 'state'>>

/** Part of a change that applies to one article; undefined: nothing to change. */
export function pickArticleChange(
  article: Pick<StaffArticle, 'category' | 'tags' | 'state'>,
  change: BulkChange,
): Part | undefined {
  switch (change.act) {
    case 'category':
      return article.category === change.uid ? undefined : { category: change.uid }
    case 'addTag':
      return article.tags.includes(change.uid) ? undefined : { tags: [...article.tags, change.uid] }
    case 'removeTag':
      return article.tags.includes(change.uid) ? { tags: article.tags.filter((tag) => tag !== change.uid) } : undefined
    case 'archive':
      return article.state === 'archived' ? undefined : { state: 'archived' }
  }
}

export interface BulkReport {
  done: number
  same: number
  failed: Failure[]
}

/** Changes articles one after the other, each with its displayed version. A failure does not stop the others. */
export async function applyBulk(
  articles: readonly StaffArticle[],
  change: BulkChange,
  onProgress: (done: number) => void,
): Promise<BulkReport> {
  const counts = { done: 0, same: 0 }
  async function step(article: StaffArticle): Promise<void> {
    const part = pickArticleChange(article, change)
    const body = { ...part, version: article.version }
    if (part) await callApi(staffArticles.change, { params: { uid: article.uid }, body })
    counts[part ? 'done' : 'same'] += 1
  }
  const failed = await runOneByOne(articles, step, { nameOf: ({ title }) => title, onProgress })
  return { ...counts, failed }
}
