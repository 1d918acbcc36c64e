import type { StaffRedirect } from '../../contracts/articles/redirects.ts'
import { RecordList } from '../lists/record-list.tsx'
import { redirectWords } from './words.ts'

/** Addresses that are no more, and where each leads. */
export default function RedirectList() {
  return (
    <RecordList<StaffRedirect>
      resource="redirects"
      texts={redirectWords}
      sort="-date"
      opens="form"
      columns={[
        { look: 'name', show: ({ source }) => source },
        { look: 'soft', show: () => redirectWords.leadsTo },
        { look: 'wide', show: ({ target }) => target },
        { look: 'soft', show: ({ origin }) => redirectWords.origins[origin] },
      ]}
    />
  )
}
