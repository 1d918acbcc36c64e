import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ListBase, Pagination, useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import type { StaffArticle } from '../../../contracts/staff-articles.ts'
import { ContentPage } from '../../content/content-page.tsx'
import { words } from '../../words.ts'

const texts = words.articles

function Rows() {
  const { data, isPending, error } = useListContext<StaffArticle & { id: string }>()
  if (isPending || !data) return <Typography role="status">{error?.message ?? texts.loading}</Typography>
  if (data.length === 0) return <Typography>{texts.empty}</Typography>
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
      {data.map(({ id, title, state }) => (
        <Box component="li" key={id} sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
          <Link to={`/articles/${id}`}>{title}</Link>
          <Typography component="span" sx={{ color: 'text.secondary' }}>
            {texts.states[state]}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

export default function ArticleList() {
  return (
    <ListBase resource="articles" perPage={50} sort={{ field: 'modified', order: 'DESC' }} disableAuthentication>
      <ContentPage
        narrow
        writers
        title={texts.title}
        actions={
          <Button component={Link} to="/articles/create" variant="contained">
            {texts.create}
          </Button>
        }
      >
        <Rows />
        <Pagination rowsPerPageOptions={[50, 100]} />
      </ContentPage>
    </ListBase>
  )
}
