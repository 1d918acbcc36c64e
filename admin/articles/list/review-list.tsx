import type { staffArticles } from '../../../contracts/articles/staff-articles.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { refreshMilliseconds, useArticleColumns } from './article-columns.tsx'
import { articleListWords as texts } from './words.ts'

/** Submitted texts, least recently changed first. */
export default function ReviewList() {
  return (
    <RecordList<typeof staffArticles>
      resource="articles"
      storeKey="articles-to-review"
      filter={{ review: 'submitted' }}
      texts={{ count: texts.count, empty: texts.nothingToReview }}
      sort="modified"
      opens="form"
      refetchMilliseconds={refreshMilliseconds}
      columns={useArticleColumns()}
    />
  )
}
