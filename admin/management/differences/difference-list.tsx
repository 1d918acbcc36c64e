import { type LedgerDifference, staffLedgerDifferences } from '../../../contracts/subscriptions/staff-ledger.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { disputeWords } from '../disputes/words.ts'
import { euros, momentText } from '../format.ts'
import { PaymentLink } from '../payment-link.tsx'
import { managementWords as words } from '../words.ts'
import { settleAct } from './settle-act.ts'

const texts = words.differences
const names: Readonly<Record<LedgerDifference['problem'], string>> = { ...texts.problems, dispute: disputeWords.title }
const stateNames: Readonly<Record<LedgerDifference['state'], string>> = { ...disputeWords.states, ...texts.states }
const amountText = (cents: number | null) => (cents === null ? words.unknownDate : euros(cents))

const settle = settleAct({
  label: ({ problem, reference }) => texts.settleOf(names[problem], reference),
  isOffered: ({ state }) => state === 'open',
})

/** Differences between the provider's records and the ledger. Disputes have a list of their own. */
export default function DifferenceList() {
  return (
    <RecordList
      calls={staffLedgerDifferences}
      always={{ kind: ['charge', 'refund'] }}
      texts={texts}
      sort="-date"
      searchable={false}
      choices={[
        { name: 'state', label: texts.state, names: texts.states },
        { name: 'problem', label: texts.problem, names: texts.problems },
      ]}
      columns={[
        { head: texts.problem, look: 'name', show: ({ problem }) => names[problem] },
        {
          head: texts.amount,
          look: 'soft',
          show: ({ amount, ledgerAmount }) => texts.amounts(amountText(amount), amountText(ledgerAmount)),
        },
        { head: words.payments.date, look: 'soft', sort: 'date', show: ({ date }) => momentText(date) },
        { head: texts.state, look: 'state', show: ({ state }) => stateNames[state] },
        {
          head: texts.ofPayment,
          look: 'state',
          show: ({ payment }) => payment !== null && <PaymentLink payment={payment} />,
        },
        { head: texts.reference, look: 'below', show: ({ provider, reference }) => `${provider} ${reference}` },
      ]}
      acts={[settle]}
    />
  )
}
