import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { CalendarDays } from 'lucide-react'
import { useListContext } from 'ra-core'
import { Link } from 'react-router-dom'
import type { StaffArticle } from '../../../contracts/articles/staff-articles.ts'
import { useChoices } from '../../forms/use-choices.ts'
import { AddButton } from '../../lists/add-button.tsx'
import { ListBody } from '../../lists/list-body.tsx'
import { ListFrame } from '../../lists/list-frame.tsx'
import { Rows } from '../../lists/row-link.tsx'
import { usePerson } from '../../person.ts'
import { words } from '../../words.ts'
import { ArticleFilters } from './article-filters.tsx'
import { ArticleRow } from './article-row.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { useReaders } from './use-readers.ts'
import { ViewsMenu } from './views-menu.tsx'
import { articleListWords } from './words.ts'

type Row = StaffArticle & { id: string }

/** Greatest age of the displayed locks. */
const refreshMilliseconds = 15_000

/** Names of authors and categories, by their uid. */
function useNames(): (uid: string) => string {
  const names = new Map([...useChoices('authors'), ...useChoices('categories')].map(({ uid, name }) => [uid, name]))
  return (uid) => names.get(uid) ?? uid
}

function ArticleRows({ articles, edits }: { articles: readonly Row[]; edits: boolean }) {
  const { selectedIds, onToggleItem } = useListContext<Row>()
  const nameOf = useNames()
  const readersOf = useReaders()
  return (
    <Rows>
      {articles.map((article) => (
        <ArticleRow
          key={article.uid}
          article={article}
          nameOf={nameOf}
          readers={readersOf(article.uid)}
          choice={
            edits ? { chosen: selectedIds.includes(article.id), toggle: () => onToggleItem(article.id) } : undefined
          }
        />
      ))}
    </Rows>
  )
}

const Actions = ({ edits }: { edits: boolean }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    <ViewsMenu />
    {edits && (
      <Button
        component={Link}
        to="/articles/calendar"
        color="inherit"
        startIcon={<CalendarDays aria-hidden size={18} />}
      >
        {articleListWords.calendar}
      </Button>
    )}
    <AddButton to="/articles/create" text={words.articles.create} />
  </Box>
)

/** All articles, or a writer's own. */
export default function ArticleList() {
  const { roles } = usePerson()
  const edits = roles.includes('editor') || roles.includes('admin')
  return (
    <ListFrame
      resource="articles"
      title={words.articles.title}
      sort={{ field: 'modified', order: 'DESC' }}
      count={articleListWords.count}
      actions={<Actions edits={edits} />}
      filters={<ArticleFilters />}
      refetchMilliseconds={refreshMilliseconds}
    >
      {edits && <BulkBar />}
      <ListBody<Row> empty={words.articles.empty}>
        {(articles) => <ArticleRows articles={articles} edits={edits} />}
      </ListBody>
    </ListFrame>
  )
}
