import Typography from '@mui/material/Typography'
import type { StaffSubscription } from '../../../contracts/accounts/staff-members.ts'
import { getSubscriptionsCsv } from '../../../contracts/administration/staff-csv.ts'
import { ListBody } from '../../lists/list-body.tsx'
import { ListFrame } from '../../lists/list-frame.tsx'
import { RowLink, Rows } from '../../lists/row-link.tsx'
import { CountedChip } from '../counted-chip.tsx'
import { CsvLink } from '../csv-link.tsx'
import { FilterChoice } from '../filter-choice.tsx'
import { ManagementPage } from '../management-page.tsx'
import { subscriptionText } from '../members/access-text.ts'
import { managementWords as words } from '../words.ts'
import { nextPaymentText } from './next-payment-text.ts'
import { RefusalChip } from './refusal-chip.tsx'

const texts = words.subscriptions
const soft = { color: 'text.secondary', fontSize: 14 } as const

export default function SubscriptionList() {
  return (
    <ListFrame
      resource="subscriptions"
      title={texts.title}
      sort={{ field: 'startedDateTime', order: 'DESC' }}
      count={texts.count}
      Frame={ManagementPage}
      actions={<CsvLink call={getSubscriptionsCsv} />}
      filters={
        <>
          <FilterChoice name="status" label={texts.status} names={texts.states} />
          <RefusalChip />
          <CountedChip />
        </>
      }
    >
      <ListBody<StaffSubscription & { id: string }> empty={texts.empty}>
        {(rows) => (
          <Rows>
            {rows.map((row) => (
              <RowLink key={row.uid} to={row.member ? `/members/${row.member}/show` : '/subscriptions'}>
                <Typography component="span" sx={{ fontWeight: 600 }}>
                  {row.reference}
                </Typography>
                <Typography component="span" sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                  {row.email ?? texts.erased}
                </Typography>
                <Typography component="span" sx={soft}>
                  {nextPaymentText(row)}
                </Typography>
                <Typography component="span" sx={{ fontSize: 14 }}>
                  {subscriptionText(row)}
                </Typography>
              </RowLink>
            ))}
          </Rows>
        )}
      </ListBody>
    </ListFrame>
  )
}
