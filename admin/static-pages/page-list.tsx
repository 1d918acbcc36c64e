import { pageAddress } from '../../contracts/articles/site-page-uids.ts'
import { staffPages } from '../../contracts/articles/staff-content.ts'
import { RecordList } from '../lists/record-list.tsx'
import { pageWords } from './words.ts'

export default function PageList() {
  return (
    <RecordList
      calls={staffPages}
      texts={pageWords}
      sort="title"
      opens="form"
      columns={[
        { head: pageWords.name, look: 'name', sort: 'title', show: ({ title }) => title },
        { head: pageWords.address, look: 'wideSoft', show: ({ uid }) => pageAddress(uid) },
        { head: pageWords.standing, look: 'state', show: (page) => pageWords.state(page) },
      ]}
    />
  )
}
