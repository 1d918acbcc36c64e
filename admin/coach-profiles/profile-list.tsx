import { type StaffProfile, staffProfiles } from '../../contracts/coaching/coach-profiles.ts'
import { RecordList } from '../lists/record-list.tsx'
import { usePerson } from '../person.ts'
import { profileFormWords as words } from './words.ts'

const dueOf = ({ submitted, dueCredentials }: StaffProfile): string =>
  [submitted && words.waits, dueCredentials > 0 && words.dueCredentials(dueCredentials)].filter(Boolean).join(' · ')

/** Sheets of coaches; a coach sees only their own. */
export default function ProfileList() {
  const invites = usePerson().roles.includes('admin')
  return (
    <RecordList
      calls={staffProfiles}
      texts={invites ? { ...words, add: words.invite } : words}
      sort="name"
      opens="form"
      columns={[
        { head: words.coach, look: 'name', sort: 'name', show: ({ name }) => name },
        { head: words.sheet, look: 'soft', show: dueOf },
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
