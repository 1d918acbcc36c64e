import { memberCalls } from '../../../contracts/accounts/staff-members.ts'
import { getMembersCsv } from '../../../contracts/administration/staff-csv.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { CsvLink } from '../csv-link.tsx'
import { dayText } from '../format.ts'
import { managementWords as words } from '../words.ts'
import { shortAccessText } from './access-text.ts'

const texts = words.members

const people = { staff: '0' }

/** All users who are not colleagues, searchable by name or e-mail. */
export default function MemberList() {
  return (
    <RecordList
      calls={memberCalls}
      texts={texts}
      sort="-date"
      always={people}
      opens="page"
      searchHint={words.searchHint}
      actions={<CsvLink call={getMembersCsv} filter={people} />}
      choices={[
        { name: 'state', label: texts.state, names: texts.states },
        { name: 'subscription', label: texts.subscription, names: words.subscriptions.states },
      ]}
      columns={[
        { head: texts.name, look: 'name', sort: 'name', show: ({ name }) => name },
        { head: texts.email, look: 'wide', sort: 'email', show: ({ email }) => email },
        {
          head: texts.subscription,
          look: 'soft',
          sort: 'state',
          show: (member) =>
            [...(member.state === 'active' ? [] : [texts.states[member.state]]), shortAccessText(member)].join(' · '),
        },
        { head: texts.joined, look: 'fact', sort: 'date', show: ({ date }) => dayText(date) },
      ]}
    />
  )
}
