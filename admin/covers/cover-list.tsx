import type { StaffCover } from '../../contracts/support/staff-covers.ts'
import { RecordList } from '../lists/record-list.tsx'
import { daysText } from './days-text.ts'
import { coverWords as words } from './words.ts'

/** Covers that concern the coach; all for an admin. Latest first. */
export default function CoverList() {
  return (
    <RecordList<StaffCover>
      resource="covers"
      texts={words}
      sort="-from"
      opens="form"
      columns={[
        { look: 'name', show: ({ coachName, coverName }) => words.between(coachName, coverName) },
        { look: 'wideSoft', show: daysText },
        { look: 'state', show: ({ state }) => words.states[state] },
      ]}
    />
  )
}
