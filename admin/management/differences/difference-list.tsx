import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import type { LedgerDifference } from '../../../contracts/staff-ledger.ts'
import { ListBody } from '../../lists/list-body.tsx'
import { ListFrame } from '../../lists/list-frame.tsx'
import { Row, Rows } from '../../lists/row-link.tsx'
import { FilterChoice } from '../filter-choice.tsx'
import { euros, momentText } from '../format.ts'
import { ManagementPage } from '../management-page.tsx'
import { managementWords as words } from '../words.ts'

const texts = words.differences
const soft = { color: 'text.secondary', fontSize: 14 } as const
const amountText = (cents: number | null) => (cents === null ? words.unknownDate : euros(cents))

function DifferenceRow({ difference }: { difference: LedgerDifference }) {
  const { problem, state, date, provider, reference, amount, ledgerAmount, payment } = difference
  return (
    <Row>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {texts.problems[problem]}
      </Typography>
      <Typography component="span" sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        {provider} {reference}
      </Typography>
      <Typography component="span" sx={soft}>
        {texts.amounts(amountText(amount), amountText(ledgerAmount))} · {momentText(date)}
      </Typography>
      <Typography component="span" sx={{ fontSize: 14 }}>
        {texts.states[state]}
      </Typography>
      {payment && (
        <Link
          to={`/payments?filter=${encodeURIComponent(JSON.stringify({ uid: [payment] }))}`}
          style={{ color: 'inherit' }}
        >
          {texts.payment}
        </Link>
      )}
    </Row>
  )
}

/** Where the provider's records and the ledger disagree, and disputes. */
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
        {(rows) => (
          <Rows>
            {rows.map((one) => (
              <DifferenceRow key={one.uid} difference={one} />
            ))}
          </Rows>
        )}
      </ListBody>
    </ListFrame>
  )
}
