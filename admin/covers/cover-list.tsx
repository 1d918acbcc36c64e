import { staffCovers } from '../../contracts/support/staff-covers.ts'
import { RecordList } from '../lists/record-list.tsx'
import { daysText } from './days-text.ts'
import { coverWords as words } from './words.ts'

/** Covers that concern the coach; all for an admin. Latest first. */
export default function CoverList() {
  return (
    <RecordList
      calls={staffCovers}
      texts={words}
      sort="-from"
      opens="form"
      columns={[
        { head: words.title, look: 'name', show: ({ coachName, coverName }) => words.between(coachName, coverName) },
        { head: words.when, look: 'wideSoft', sort: 'from', show: daysText },
        { head: words.standing, look: 'state', show: ({ state }) => words.states[state] },
      ]}
    />
  )
}
