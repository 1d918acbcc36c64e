import { type StaffCredit, staffCredits } from '../../../contracts/accounts/staff-members.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { FigureFilterChip } from '../figure-filter-chip.tsx'
import { dayText, euros, momentText } from '../format.ts'
import { LinkFilterChip } from '../link-filter-chip.tsx'
import { personColumns } from '../member-link.tsx'
import { creditWords } from './words.ts'

function stepText({ refundedDateTime, step }: StaffCredit): string {
  if (refundedDateTime && step.state === 'failed') return creditWords.returned(dayText(step.date))
  return creditWords.steps[step.state](dayText(step.date))
}

/** The cashbacks that are promised or paid. */
export default function CreditList() {
  return (
    <RecordList
      calls={staffCredits}
      texts={creditWords}
      sort="-dueDateTime"
      choices={[
        { name: 'kind', label: creditWords.kind, names: creditWords.kinds },
        { name: 'state', label: creditWords.state, names: creditWords.states },
      ]}
      filters={
        <>
          <FigureFilterChip />
          <LinkFilterChip names={['uid', 'member', 'subscription']} />
        </>
      }
      columns={[
        ...personColumns,
        { head: creditWords.amount, look: 'amount', sort: 'amount', show: ({ amount }) => euros(amount) },
        {
          head: creditWords.kind,
          look: 'wideSoft',
          show: ({ promisedDateTime }) =>
            promisedDateTime ? creditWords.late(momentText(promisedDateTime)) : creditWords.kinds.order,
        },
        { head: creditWords.state, look: 'state', sort: 'dueDateTime', show: stepText },
      ]}
    />
  )
}
