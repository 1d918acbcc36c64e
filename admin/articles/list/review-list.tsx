import { staffArticles } from '../../../contracts/articles/staff-articles.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { refreshMilliseconds, useArticleColumns } from './article-columns.tsx'
import { articleListWords as texts } from './words.ts'

/** Submitted texts, least recently changed first. */
export default function ReviewList() {
  return (
    <RecordList
      calls={staffArticles}
      keptAs="articles-to-review"
      always={{ review: 'submitted' }}
      texts={{ count: texts.count, empty: texts.nothingToReview }}
      sort="modified"
      opens="form"
      refetchMilliseconds={refreshMilliseconds}
      columns={useArticleColumns()}
    />
  )
}
