import Typography from '@mui/material/Typography'
import type { StaffPage } from '../../contracts/articles/staff-content.ts'
import { ListBody } from '../lists/list-body.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { RowLink, Rows } from '../lists/row-link.tsx'
import { pageWords } from './words.ts'

const PageRow = ({ page: { uid, title } }: { page: StaffPage }) => (
  <RowLink to={`/pages/${uid}`}>
    <Typography component="span" dir="auto" sx={{ fontWeight: 600, flex: '1 1 0', overflowWrap: 'anywhere' }}>
      {title}
    </Typography>
    <Typography component="span" sx={{ color: 'text.secondary', fontSize: 14 }}>
      {uid}
    </Typography>
  </RowLink>
)

export default function PageList() {
  return (
    <ListFrame resource="pages" title={pageWords.title} sort={{ field: 'title', order: 'ASC' }} count={pageWords.count}>
      <ListBody<StaffPage & { id: string }> empty={pageWords.empty}>
        {(pages) => (
          <Rows>
            {pages.map((page) => (
              <PageRow key={page.uid} page={page} />
            ))}
          </Rows>
        )}
      </ListBody>
    </ListFrame>
  )
}
