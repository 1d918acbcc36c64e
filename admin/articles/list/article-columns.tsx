import type { StaffArticle } from '../../../contracts/articles/staff-articles.ts'
import { staffAuthors, staffCategories } from '../../../contracts/articles/staff-content.ts'
import { useChoices } from '../../forms/use-choices.ts'
import type { Column } from '../../lists/record-table.tsx'
import { ArticleState, formatPublicationDate } from './article-state.tsx'
import { useArticleReaders } from './use-article-readers.ts'
import { articleListWords as texts } from './words.ts'

/** Interval at which the list is refreshed, so that the displayed locks are current. */
export const refreshMilliseconds = 15_000

/** Names of authors and categories, by their uid. */
function useNames(): (uid: string) => string {
  const names = new Map(
    [...useChoices(staffAuthors), ...useChoices(staffCategories)].map(({ uid, name }) => [uid, name]),
  )
  return (uid) => names.get(uid) ?? uid
}

/** Columns of every list of articles. */
export function useArticleColumns(): readonly Column<StaffArticle, 'title' | 'state' | 'date'>[] {
  const nameOf = useNames()
  const readersOf = useArticleReaders()
  return [
    { head: texts.title, look: 'name', sort: 'title', show: ({ title }) => title },
    {
      head: texts.state,
      look: 'state',
      sort: 'state',
      show: (article) => <ArticleState article={article} readers={readersOf(article.uid)} />,
    },
    { head: texts.category, look: 'soft', show: ({ category }) => nameOf(category) },
    { head: texts.author, look: 'soft', show: ({ author }) => nameOf(author) },
    { head: texts.date, look: 'soft', sort: 'date', show: formatPublicationDate },
  ]
}
