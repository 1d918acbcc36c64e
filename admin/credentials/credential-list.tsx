import type { StaffCredential, staffCredentials } from '../../contracts/coaching/staff-credentials.ts'
import { RecordList } from '../lists/record-list.tsx'
import { frenchDay } from './french-day.ts'
import { credentialWords as words } from './words.ts'

function stateOf({ shown, checkedBy, checkedOn, validUntil }: StaffCredential): string {
  if (!checkedBy || !checkedOn) return words.waiting
  if (!shown) return words.expired
  const checked = words.checkedBy(checkedBy, frenchDay(checkedOn))
  return validUntil ? `${checked}, ${words.until(frenchDay(validUntil))}` : checked
}

/** A coach's own; all for an admin. Those that expire first come first. */
export default function CredentialList() {
  return (
    <RecordList<typeof staffCredentials>
      resource="credentials"
      texts={words}
      sort="validUntil"
      opens="form"
      columns={[
        { head: words.name, look: 'name', sort: 'title', show: ({ title }) => title },
        { head: words.coach, look: 'wideSoft', show: ({ name }) => name },
        { head: words.kind, look: 'soft', sort: 'kind', show: ({ kind }) => words.kinds[kind] },
        { head: words.validity, look: 'soft', sort: 'validUntil', show: stateOf },
      ]}
    />
  )
}
