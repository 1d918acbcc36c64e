import Box from '@mui/material/Box'
import type { staffArticles } from '../../../contracts/articles/staff-articles.ts'
import { useChoices } from '../../forms/use-choices.ts'
import { AddButton } from '../../lists/add-button.tsx'
import { ChoiceBar } from '../../lists/choice-bars.tsx'
import { RecordList } from '../../lists/record-list.tsx'
import { usePerson } from '../../person.ts'
import { words } from '../../words.ts'
import { ArticleFilters } from './article-filters.tsx'
import { ArticleState, when } from './article-state.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { useReaders } from './use-readers.ts'
import { ViewsMenu } from './views-menu.tsx'
import { articleListWords as texts } from './words.ts'

/** Greatest age of the displayed locks. */
const refreshMilliseconds = 15_000

/** Names of authors and categories, by their uid. */
function useNames(): (uid: string) => string {
  const names = new Map([...useChoices('authors'), ...useChoices('categories')].map(({ uid, name }) => [uid, name]))
  return (uid) => names.get(uid) ?? uid
}

const Actions = () => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    <ViewsMenu />
    <AddButton to="/articles/create" text={words.articles.create} />
  </Box>
)

/** All articles, or a writer's own. */
export default function ArticleList() {
  const { roles } = usePerson()
  const edits = roles.includes('editor') || roles.includes('admin')
  const nameOf = useNames()
  const readersOf = useReaders()
  return (
    <RecordList<typeof staffArticles>
      resource="articles"
      texts={{ ...words.articles, count: texts.count }}
      sort="-modified"
      opens="form"
      actions={<Actions />}
      filters={<ArticleFilters />}
      refetchMilliseconds={refreshMilliseconds}
      above={edits && <ChoiceBar count={texts.bulk.selected} />}
      below={edits && <BulkBar />}
      chooses={edits ? ({ title }) => texts.select(title) : undefined}
      columns={[
        { head: texts.title, look: 'name', sort: 'title', show: ({ title }) => title },
        {
          head: texts.state,
          look: 'state',
          sort: 'state',
          show: (article) => <ArticleState article={article} readers={readersOf(article.uid)} />,
        },
        { head: texts.category, look: 'soft', show: ({ category }) => nameOf(category) },
        { head: texts.author, look: 'soft', show: ({ author }) => nameOf(author) },
        { head: texts.date, look: 'soft', sort: 'date', show: when },
      ]}
    />
  )
}
