import type { StaffCredential } from '../../contracts/coaching/staff-credentials.ts'
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
    <RecordList<StaffCredential>
      resource="credentials"
      texts={words}
      sort="validUntil"
      opens="form"
      columns={[
        { look: 'name', show: ({ title }) => title },
        { look: 'wideSoft', show: ({ name, kind }) => `${name} · ${words.kinds[kind]}` },
        { look: 'soft', show: stateOf },
      ]}
    />
  )
}
