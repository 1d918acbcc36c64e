import { getPaymentEvidence } from '../../../contracts/privacy/payment-evidence.ts'
import {
  type LedgerDifference,
  settleDifference,
  type staffLedgerDifferences,
} from '../../../contracts/subscriptions/staff-ledger.ts'
import { relayAddressOf } from '../../../contracts/text/address.ts'
import { callApi } from '../../../relay/call.ts'
import { RecordList } from '../../lists/record-list.tsx'
import type { RowAct } from '../../lists/record-table.tsx'
import { euros, momentText } from '../format.ts'
import { PaymentLink } from '../payment-link.tsx'
import { managementWords as words } from '../words.ts'

const texts = words.differences
const amountText = (cents: number | null) => (cents === null ? words.unknownDate : euros(cents))

const isToExamine = ({ state }: LedgerDifference) => state === 'open' || state === 'lost'

/** Advice on a difference that needs more than a look. */
const adviceOn = ({ problem, state }: LedgerDifference): string | undefined => {
  if (state === 'lost') return texts.lostText
  return problem === 'dispute' && state === 'open' ? texts.disputeText : undefined
}

/** How it stands: of a dispute also how and when it ended, and what it costs. */
function stateText({ state, outcome, endedDateTime, fee }: LedgerDifference): string {
  if (outcome === null || endedDateTime === null) return texts.states[state]
  const ended = texts.ended(texts.outcomes[outcome], momentText(endedDateTime))
  const parts = [ended, ...(fee ? [texts.fee(euros(fee))] : []), ...(state === 'settled' ? [texts.states.settled] : [])]
  return parts.join(' · ')
}

function amountsText({ problem, amount, ledgerAmount, date }: LedgerDifference): string {
  const amounts =
    problem === 'dispute'
      ? texts.disputed(amountText(amount))
      : texts.amounts(amountText(amount), amountText(ledgerAmount))
  return `${amounts} · ${momentText(date)}`
}

/** The provider's page shows the bank's reason and the days left, and takes the answer. */
const pageOf = ({ provider, reference }: LedgerDifference): string | undefined =>
  provider === 'stripe' ? `https://dashboard.stripe.com/disputes/${encodeURIComponent(reference)}` : undefined

function DisputeLinks({ difference }: { difference: LedgerDifference }) {
  const page = pageOf(difference)
  return (
    <>
      {difference.payment !== null && (
        <a href={relayAddressOf(getPaymentEvidence, { uid: difference.payment }, {})} download>
          {texts.evidence}
        </a>
      )}
      {difference.payment !== null && page && ' · '}
      {page && (
        <a href={page} rel="noreferrer" target="_blank">
          {texts.atProvider}
        </a>
      )}
    </>
  )
}

const settle: RowAct<LedgerDifference> = {
  text: texts.settle,
  label: ({ problem, reference }) => texts.settleOf(texts.problems[problem], reference),
  isOffered: isToExamine,
  ask: (difference) => ({
    title: texts.settle,
    text: [adviceOn(difference), texts.settleText].filter(Boolean).join(' '),
    reason: 'required',
    act: (reason, idempotencyKey) =>
      callApi(settleDifference, { params: { uid: difference.uid }, body: { reason }, idempotencyKey }),
    done: texts.settled,
  }),
}

/** Disputes, and differences between the provider's records and the ledger. */
export default function DifferenceList() {
  return (
    <RecordList<typeof staffLedgerDifferences>
      resource="ledger-differences"
      texts={texts}
      sort="-date"
      searchable={false}
      choices={[
        { name: 'state', label: texts.state, names: texts.states },
        { name: 'problem', label: texts.problem, names: texts.problems },
      ]}
      columns={[
        { head: texts.problem, look: 'name', show: ({ problem }) => texts.problems[problem] },
        { head: texts.reference, look: 'wide', show: ({ provider, reference }) => `${provider} ${reference}` },
        { head: texts.amount, look: 'soft', show: amountsText },
        { head: texts.state, look: 'state', show: stateText },
        {
          head: texts.ofPayment,
          look: 'state',
          show: ({ payment }) => payment !== null && <PaymentLink payment={payment} />,
        },
        { head: texts.advice, look: 'below', show: adviceOn },
        {
          head: texts.answer,
          look: 'below',
          show: (difference) => difference.problem === 'dispute' && <DisputeLinks difference={difference} />,
        },
      ]}
      acts={[settle]}
    />
  )
}
