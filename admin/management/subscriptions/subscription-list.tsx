import { staffSubscriptions } from '../../../contracts/accounts/staff-members.ts'
import { getSubscriptionsCsv } from '../../../contracts/administration/staff-csv.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { CsvLink } from '../csv-link.tsx'
import { FigureFilterChip } from '../figure-filter-chip.tsx'
import { orderText } from '../members/access-text.ts'
import { managementWords as words } from '../words.ts'
import { nextPaymentText } from './next-payment-text.ts'
import { RefusalChip } from './refusal-chip.tsx'

const texts = words.subscriptions

export default function SubscriptionList() {
  return (
    <RecordList
      calls={staffSubscriptions}
      texts={texts}
      sort="-startedDateTime"
      opens={({ member }) => (member ? `/members/${member}/show` : '/subscriptions')}
      actions={<CsvLink call={getSubscriptionsCsv} />}
      choices={[{ name: 'status', label: texts.status, names: texts.states }]}
      filters={
        <>
          <RefusalChip />
          <FigureFilterChip />
        </>
      }
      columns={[
        { head: words.members.name, look: 'name', sort: 'name', show: ({ name }) => name ?? texts.erased },
        { head: words.members.email, look: 'wideSoft', sort: 'email', show: ({ email }) => email },
        { head: texts.formula, look: 'soft', sort: 'formula', show: ({ formulaName }) => formulaName },
        { head: texts.reference, look: 'fact', show: ({ reference }) => reference },
        { head: texts.nextPayment, look: 'soft', sort: 'nextPaymentDateTime', show: nextPaymentText },
        { head: texts.status, look: 'state', sort: 'status', show: orderText },
      ]}
    />
  )
}
