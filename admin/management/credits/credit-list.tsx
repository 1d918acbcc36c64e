import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import type { StaffCredit } from '../../../contracts/accounts/staff-members.ts'
import { ListBody } from '../../lists/list-body.tsx'
import { ListFrame } from '../../lists/list-frame.tsx'
import { Row, Rows } from '../../lists/row-link.tsx'
import { CountedChip } from '../counted-chip.tsx'
import { FilterChoice } from '../filter-choice.tsx'
import { dayText, euros, momentText } from '../format.ts'
import { LinkedChip } from '../linked-chip.tsx'
import { ManagementPage } from '../management-page.tsx'
import { managementWords as words } from '../words.ts'
import { creditWords } from './words.ts'

const CreditRow = ({
  credit: { member, email, amount, promisedDateTime, refundedDateTime, step },
}: {
  credit: StaffCredit
}) => (
  <Row>
    <Typography component="span" sx={{ fontWeight: 600, minWidth: 88 }}>
      {euros(amount)}
    </Typography>
    <Typography component="span" sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
      {member ? (
        <Link to={`/members/${member}/show`} style={{ color: 'inherit' }}>
          {email}
        </Link>
      ) : (
        words.subscriptions.erased
      )}
    </Typography>
    <Typography component="span" sx={{ color: 'text.secondary', fontSize: 14 }}>
      {promisedDateTime ? creditWords.late(momentText(promisedDateTime)) : creditWords.kinds.order}
    </Typography>
    <Typography component="span" sx={{ fontSize: 14 }}>
      {refundedDateTime && step.state === 'failed'
        ? creditWords.returned(dayText(step.date))
        : creditWords.steps[step.state](dayText(step.date))}
    </Typography>
  </Row>
)

/** The cashbacks that are promised or paid. */
export default function CreditList() {
  return (
    <ListFrame
      resource="credits"
      title={creditWords.title}
      sort={{ field: 'dueDateTime', order: 'DESC' }}
      count={creditWords.count}
      Frame={ManagementPage}
      filters={
        <>
          <FilterChoice name="kind" label={creditWords.kind} names={creditWords.kinds} />
          <FilterChoice name="state" label={creditWords.state} names={creditWords.states} />
          <CountedChip />
          <LinkedChip names={['uid', 'member', 'subscription']} />
        </>
      }
    >
      <ListBody<StaffCredit & { id: string }> empty={creditWords.empty}>
        {(credits) => (
          <Rows>
            {credits.map((one) => (
              <CreditRow key={one.uid} credit={one} />
            ))}
          </Rows>
        )}
      </ListBody>
    </ListFrame>
  )
}
