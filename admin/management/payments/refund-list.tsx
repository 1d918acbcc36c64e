import { staffPayments } from '../../../contracts/accounts/staff-members.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { managementWords as words } from '../words.ts'
import { paymentActs, paymentColumns, RefundRefetcher } from './payment-rows.tsx'

const texts = {
  ...words.payments,
  title: 'Remboursements',
  empty: 'Rien n’a été remboursé.',
}

/** Payments with a refund, finished or pending. */
export default function RefundList() {
  return (
    <RecordList
      calls={staffPayments}
      keptAs="refunds"
      always={{ refund: 'any' }}
      texts={texts}
      sort="-date"
      searchHint={words.searchHint}
      choices={[{ name: 'kind', label: texts.kind, names: texts.kinds }]}
      filters={<RefundRefetcher />}
      columns={paymentColumns}
      acts={paymentActs}
    />
  )
}
