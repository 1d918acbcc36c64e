import { staffPayments } from '../../../contracts/accounts/staff-members.ts'
import { getPaymentsCsv } from '../../../contracts/administration/staff-csv.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { CsvLink } from '../csv-link.tsx'
import { FigureFilterChip } from '../figure-filter-chip.tsx'
import { LinkFilterChip } from '../link-filter-chip.tsx'
import { managementWords as words } from '../words.ts'
import { paymentActs, paymentColumns, RefundRefetcher } from './payment-rows.tsx'
import { SepaDebits } from './sepa-debits.tsx'
import { SupportRefunds } from './support-refunds.tsx'

const texts = words.payments

export default function PaymentList() {
  return (
    <RecordList
      calls={staffPayments}
      texts={texts}
      sort="-date"
      searchHint={words.searchHint}
      head={
        <>
          <SupportRefunds />
          <SepaDebits />
        </>
      }
      actions={<CsvLink call={getPaymentsCsv} />}
      choices={[
        { name: 'state', label: texts.state, names: texts.states },
        { name: 'kind', label: texts.kind, names: texts.kinds },
      ]}
      filters={
        <>
          <RefundRefetcher />
          <FigureFilterChip />
          <LinkFilterChip names={['uid', 'member', 'subscription', 'awaits', 'refund']} />
        </>
      }
      columns={paymentColumns}
      acts={paymentActs}
    />
  )
}
