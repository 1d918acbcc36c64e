import { useListContext } from 'ra-core'
import type { StaffPayment } from '../../../contracts/accounts/staff-members.ts'
import { getPaymentsCsv } from '../../../contracts/administration/staff-csv.ts'
import { ListBody } from '../../lists/list-body.tsx'
import { ListFrame } from '../../lists/list-frame.tsx'
import { CountedChip } from '../counted-chip.tsx'
import { CsvLink } from '../csv-link.tsx'
import { FilterChoice } from '../filter-choice.tsx'
import { LinkedChip } from '../linked-chip.tsx'
import { managementWords as words } from '../words.ts'
import { PaymentRows } from './payment-rows.tsx'
import { SupportRefunds } from './support-refunds.tsx'

const texts = words.payments

function ListedPayments({ payments }: { payments: readonly StaffPayment[] }) {
  const { refetch } = useListContext()
  return <PaymentRows payments={payments} refetch={() => void refetch()} />
}

export default function PaymentList() {
  return (
    <ListFrame
      resource="payments"
      title={texts.title}
      sort={{ field: 'date', order: 'DESC' }}
      count={texts.count}
      searchHint={words.searchHint}
      head={<SupportRefunds />}
      actions={<CsvLink call={getPaymentsCsv} />}
      filters={
        <>
          <FilterChoice name="state" label={texts.state} names={texts.states} />
          <FilterChoice name="kind" label={texts.kind} names={texts.kinds} />
          <CountedChip />
          <LinkedChip names={['uid', 'member', 'subscription', 'awaits', 'refund']} />
        </>
      }
    >
      <ListBody<StaffPayment & { id: string }> empty={texts.empty}>
        {(payments) => <ListedPayments payments={payments} />}
      </ListBody>
    </ListFrame>
  )
}
