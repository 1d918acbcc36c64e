import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useListContext } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type LedgerDifference, settleDifference } from '../../../contracts/subscriptions/staff-ledger.ts'
import { callApi } from '../../../relay/call.ts'
import { filteredPath } from '../../lists/filtered-path.ts'
import { ListBody } from '../../lists/list-body.tsx'
import { ListFrame } from '../../lists/list-frame.tsx'
import { Row, Rows } from '../../lists/row-link.tsx'
import { FilterChoice } from '../filter-choice.tsx'
import { euros, momentText } from '../format.ts'
import { ManagementPage } from '../management-page.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { managementWords as words } from '../words.ts'

const texts = words.differences
const soft = { color: 'text.secondary', fontSize: 14 } as const
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

function DifferenceRow({ difference, onSettle }: { difference: LedgerDifference; onSettle(): void }) {
  const { problem, date, provider, reference, amount, ledgerAmount, payment } = difference
  const advice = adviceOn(difference)
  return (
    <Row>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {texts.problems[problem]}
      </Typography>
      <Typography component="span" sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        {provider} {reference}
      </Typography>
      <Typography component="span" sx={soft}>
        {problem === 'dispute'
          ? texts.disputed(amountText(amount))
          : texts.amounts(amountText(amount), amountText(ledgerAmount))}{' '}
        · {momentText(date)}
      </Typography>
      <Typography component="span" sx={{ fontSize: 14 }}>
        {stateText(difference)}
      </Typography>
      {payment && (
        <Link to={filteredPath('payments', { uid: [payment] })} style={{ color: 'inherit' }}>
          {texts.payment}
        </Link>
      )}
      {advice && <Typography sx={{ flexBasis: '100%', order: 1, fontSize: 14 }}>{advice}</Typography>}
      {isToExamine(difference) && (
        <Button size="small" aria-label={texts.settleOf(texts.problems[problem], reference)} onClick={onSettle}>
          {texts.settle}
        </Button>
      )}
    </Row>
  )
}

function DifferenceRows({ differences }: { differences: readonly LedgerDifference[] }) {
  const { refetch } = useListContext()
  const [asked, setAsked] = useState<LedgerDifference>()
  return (
    <>
      <Rows>
        {differences.map((one) => (
          <DifferenceRow key={one.uid} difference={one} onSettle={() => setAsked(one)} />
        ))}
      </Rows>
      {asked && (
        <ReasonDialog
          title={texts.settle}
          text={[adviceOn(asked), texts.settleText].filter(Boolean).join(' ')}
          reason="required"
          act={(reason, idempotencyKey) =>
            callApi(settleDifference, { params: { uid: asked.uid }, body: { reason }, idempotencyKey })
          }
          done={texts.settled}
          onDone={() => void refetch()}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

/** Disputes, and differences between the provider's records and the ledger. */
export default function DifferenceList() {
  return (
    <ListFrame
      resource="ledger-differences"
      title={texts.title}
      sort={{ field: 'date', order: 'DESC' }}
      count={texts.count}
      Frame={ManagementPage}
      searchable={false}
      filters={
        <>
          <FilterChoice name="state" label={texts.state} names={texts.states} />
          <FilterChoice name="problem" label={texts.problem} names={texts.problems} />
        </>
      }
    >
      <ListBody<LedgerDifference & { id: string }> empty={texts.empty}>
        {(differences) => <DifferenceRows differences={differences} />}
      </ListBody>
    </ListFrame>
  )
}
