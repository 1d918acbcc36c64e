import type { StaffMember } from '../../../contracts/accounts/staff-members.ts'
import { getMembersCsv } from '../../../contracts/administration/staff-csv.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { CsvLink } from '../csv-link.tsx'
import { dayText } from '../format.ts'
import { managementWords as words } from '../words.ts'
import { shortAccessText } from './access-text.ts'

const texts = words.members

/** Everyone with an account, found by name or e-mail. */
export default function MemberList() {
  return (
    <RecordList<StaffMember>
      resource="members"
      texts={texts}
      sort="-date"
      opens="page"
      searchHint={words.searchHint}
      actions={<CsvLink call={getMembersCsv} />}
      choices={[
        { name: 'state', label: texts.state, names: texts.states },
        { name: 'subscription', label: texts.subscription, names: words.subscriptions.states },
      ]}
      columns={[
        { look: 'name', show: ({ name }) => name },
        { look: 'wide', show: ({ email }) => email },
        {
          look: 'soft',
          show: (member) =>
            [...(member.state === 'active' ? [] : [texts.states[member.state]]), shortAccessText(member)].join(' · '),
        },
        { look: 'soft', show: ({ date }) => texts.since(dayText(date)) },
      ]}
    />
  )
}
