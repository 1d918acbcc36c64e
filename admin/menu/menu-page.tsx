import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type MenuArticle, maxMenuArticles } from '../../contracts/articles/staff-menu.ts'
import { ArticlePicker } from '../articles/article-picker.tsx'
import { FormBar } from '../forms/form-bar.tsx'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { formWords } from '../forms/words.ts'
import { SortableList } from '../lists/sortable-list.tsx'
import { AdminPage } from '../navigation/admin-page.tsx'
import { words } from '../words.ts'
import { useArticleMenu } from './use-article-menu.ts'
import { menuWords } from './words.ts'

const withNote = (article: MenuArticle) =>
  article.state === 'published' ? article : { ...article, note: words.articles.states[article.state] }

/** The articles that the home page begins with, and their order. */
export default function MenuPage() {
  const menu = useArticleMenu()
  const { articles, change, dirty, notice, loaded } = menu
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault()
    void menu.save()
  }
  return (
    <AdminPage narrow>
      <LeaveGuard dirty={dirty} />
      <Box component="form" onSubmit={submit} noValidate>
        <Typography sx={{ mb: 2 }}>{menuWords.help}</Typography>
        {!loaded && !notice && <Typography role="status">{formWords.loading}</Typography>}
        {loaded && articles.length === 0 && <Typography sx={{ mb: 2 }}>{menuWords.empty}</Typography>}
        <SortableList items={articles.map(withNote)} label={menuWords.title} onChange={change} />
        {loaded && articles.length < maxMenuArticles && (
          <Box sx={{ mt: 2 }}>
            <ArticlePicker
              label={menuWords.add}
              without={articles.map(({ uid }) => uid)}
              onPick={({ uid, title, state, date }) => change([...articles, { uid, title, state, date }])}
            />
          </Box>
        )}
        <FormBar form={menu}>
          {notice?.failed && (
            <Button color="inherit" onClick={() => void menu.reload()}>
              {menuWords.reload}
            </Button>
          )}
        </FormBar>
      </Box>
    </AdminPage>
  )
}
