import Box from '@mui/material/Box'
import { staffArticles } from '../../../contracts/articles/staff-articles.ts'
import { AddButton } from '../../lists/add-button.tsx'
import { ChoiceBar } from '../../lists/choice-bars.tsx'
import { RecordList } from '../../lists/record-list.tsx'
import { useWorksAs } from '../../person.ts'
import { words } from '../../words.ts'
import { refreshMilliseconds, useArticleColumns } from './article-columns.tsx'
import { ArticleFilters } from './article-filters.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ViewsMenu } from './views-menu.tsx'
import { articleListWords as texts } from './words.ts'

const Actions = () => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    <ViewsMenu />
    <AddButton to="/articles/create" text={words.articles.create} />
  </Box>
)

/** All articles, or a writer's own. */
export default function ArticleList() {
  const edits = useWorksAs('editor')
  return (
    <RecordList
      calls={staffArticles}
      texts={{ ...words.articles, count: texts.count }}
      sort="-modified"
      opens="form"
      actions={<Actions />}
      filters={<ArticleFilters />}
      refetchMilliseconds={refreshMilliseconds}
      above={edits && <ChoiceBar count={texts.bulk.selected} />}
      below={edits && <BulkBar />}
      chooses={edits ? ({ title }) => texts.select(title) : undefined}
      columns={useArticleColumns()}
    />
  )
}
