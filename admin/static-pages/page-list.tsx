import { pageAddress } from '../../contracts/articles/site-pages.ts'
import type { StaffPage } from '../../contracts/articles/staff-content.ts'
import { RecordList } from '../lists/record-list.tsx'
import { pageWords } from './words.ts'

export default function PageList() {
  return (
    <RecordList<StaffPage>
      resource="pages"
      texts={pageWords}
      sort="title"
      opens="form"
      columns={[
        { look: 'title', show: ({ title }) => title },
        { look: 'soft', show: ({ uid }) => pageAddress(uid) },
        { look: 'state', show: (page) => pageWords.state(page) },
      ]}
    />
  )
}
