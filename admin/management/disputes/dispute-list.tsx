import { getPaymentEvidence } from '../../../contracts/privacy/payment-evidence.ts'
import { type LedgerDifference, staffLedgerDifferences } from '../../../contracts/subscriptions/staff-ledger.ts'
import { relayAddressOf } from '../../../contracts/text/address.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { settleAct } from '../differences/settle-act.ts'
import { euros, momentText } from '../format.ts'
import { emailColumn, MemberLink, nameColumn } from '../member-link.tsx'
import { PaymentLink } from '../payment-link.tsx'
import { managementWords } from '../words.ts'
import { stateText } from './state-text.ts'
import { disputeWords as words } from './words.ts'

const isToExamine = ({ state }: LedgerDifference) => state === 'open' || state === 'lost'

/** Advice on an open or lost dispute; none while the bank decides. */
const adviceOn = ({ state, reason, answerByDateTime }: LedgerDifference): string | undefined => {
  if (state === 'lost') return words.lostText
  const isAwaited = answerByDateTime !== null || reason === null
  return state === 'open' && isAwaited ? words.disputeText : undefined
}

/** Page of the provider on which the owner answers the dispute. */
const pageOf = ({ provider, reference }: LedgerDifference): string | undefined =>
  provider === 'stripe' ? `https://dashboard.stripe.com/disputes/${encodeURIComponent(reference)}` : undefined

function DisputeLinks({ dispute }: { dispute: LedgerDifference }) {
  const { payment, provider, reference } = dispute
  const page = pageOf(dispute)
  return (
    <>
      {payment !== null && (
        <>
          <a href={relayAddressOf(getPaymentEvidence, { uid: payment }, {})} download>
            {words.evidence}
          </a>
          {' · '}
        </>
      )}
      {page && (
        <>
          <a href={page} rel="noreferrer" target="_blank">
            {words.atProvider}
          </a>
          {' · '}
        </>
      )}
      {provider} {reference}
    </>
  )
}

const settle = settleAct({
  label: ({ reference }) => words.settleOf(reference),
  isOffered: isToExamine,
  advice: adviceOn,
})

/** Disputed payments: the reason, the time left to answer, and links to what the answer needs. */
export default function DisputeList() {
  return (
    <RecordList
      calls={staffLedgerDifferences}
      keptAs="disputes"
      always={{ kind: ['dispute'] }}
      texts={words}
      sort="-date"
      searchable={false}
      choices={[{ name: 'state', label: words.state, names: words.states }]}
      columns={[
        {
          ...nameColumn,
          // The ledger may lack the disputed charge.
          show: (dispute) => (dispute.payment === null ? managementWords.unknownDate : <MemberLink {...dispute} />),
        },
        emailColumn,
        {
          head: words.reason,
          look: 'wide',
          show: ({ reason }) => (reason === null ? words.unknownReason : words.reasons[reason]),
        },
        { head: words.amount, look: 'amount', sort: 'amount', show: ({ amount }) => amount !== null && euros(amount) },
        { head: words.date, look: 'fact', sort: 'date', show: ({ date }) => momentText(date) },
        { head: words.state, look: 'wide', sort: 'state', show: (dispute) => stateText(dispute, Date.now()) },
        {
          head: words.payment,
          look: 'state',
          show: ({ payment }) => payment !== null && <PaymentLink payment={payment} />,
        },
        { head: words.advice, look: 'below', show: adviceOn },
        { head: words.answer, look: 'below', show: (dispute) => <DisputeLinks dispute={dispute} /> },
      ]}
      acts={[settle]}
    />
  )
}
