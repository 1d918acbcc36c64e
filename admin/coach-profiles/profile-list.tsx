import type { staffProfiles } from '../../contracts/coaching/coach-profiles.ts'
import { RecordList } from '../lists/record-list.tsx'
import { profileWords as words } from './words.ts'

/** Sheets of coaches; a coach sees only their own. */
export default function ProfileList() {
  return (
    <RecordList<typeof staffProfiles>
      resource="coach-profiles"
      texts={words}
      sort="name"
      opens="form"
      columns={[
        { head: words.coach, look: 'name', sort: 'name', show: ({ name }) => name },
        { head: words.sheet, look: 'soft', show: ({ submitted }) => submitted && words.waits },
        {
          head: words.offer,
          look: 'wideSoft',
          show: ({ offered }) => (offered ? words.offered : words.notOffered),
        },
        { head: words.discussions, look: 'soft', show: ({ openDiscussions }) => words.open(openDiscussions) },
      ]}
    />
  )
}
