import { type StaffArticle, staffArticles } from '../../../contracts/articles/staff-articles.ts'
import { callApi } from '../../../relay/call.ts'
import { failureSentence } from '../../api/failure-sentence.ts'

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
  failed: { title: string; reason: string }[]
}

/** Changes articles one after the other, each with its displayed version. A failure does not stop the others. */
export async function applyBulk(
  articles: readonly StaffArticle[],
  change: BulkChange,
  onProgress: (done: number) => void,
): Promise<BulkReport> {
  const report: BulkReport = { done: 0, same: 0, failed: [] }
  for (const [index, article] of articles.entries()) {
    const part = pickArticleChange(article, change)
    if (!part) report.same += 1
    else {
      try {
        const body = { ...part, version: article.version }
        await callApi(staffArticles.change, { params: { uid: article.uid }, body })
        report.done += 1
      } catch (error) {
        const reason = failureSentence(error)
        report.failed.push({ title: article.title, reason })
      }
    }
    onProgress(index + 1)
  }
  return report
}
