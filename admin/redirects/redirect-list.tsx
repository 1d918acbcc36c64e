import { staffRedirects } from '../../contracts/articles/redirects.ts'
import { RecordList } from '../lists/record-list.tsx'
import { redirectWords } from './words.ts'

/** Former addresses, each with the address that it redirects to. */
export default function RedirectList() {
  return (
    <RecordList
      calls={staffRedirects}
      texts={redirectWords}
      sort="-date"
      opens="form"
      columns={[
        { head: redirectWords.source, look: 'name', sort: 'source', show: ({ source }) => source },
        { head: redirectWords.target, look: 'wide', sort: 'target', show: ({ target }) => target },
        { head: redirectWords.origin, look: 'soft', show: ({ origin }) => redirectWords.origins[origin] },
      ]}
    />
  )
}
