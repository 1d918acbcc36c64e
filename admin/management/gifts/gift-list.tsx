import Typography from '@mui/material/Typography'
import { getGiftsCsv } from '../../../contracts/administration/staff-csv.ts'
import type { StaffGift } from '../../../contracts/subscriptions/staff-gifts.ts'
import { ListBody } from '../../lists/list-body.tsx'
import { ListFrame } from '../../lists/list-frame.tsx'
import { RowLink, Rows } from '../../lists/row-link.tsx'
import { CsvLink } from '../csv-link.tsx'
import { FilterChoice } from '../filter-choice.tsx'
import { euros, momentText } from '../format.ts'
import { ManagementPage } from '../management-page.tsx'
import { giftWords as texts } from './words.ts'

const soft = { color: 'text.secondary', fontSize: 14 } as const

const stateText = ({ state, use }: StaffGift): string =>
  use ? texts.usedBy(use.email ?? texts.erased) : texts.states[state]

const GiftRow = ({ gift }: { gift: StaffGift }) => (
  <RowLink to={`/gifts/${gift.uid}/show`}>
    <Typography component="span" sx={{ fontWeight: 600, minWidth: 88 }}>
      {euros(gift.amount)}
    </Typography>
    <Typography component="span" sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
      {gift.buyer.email ?? texts.erased}
    </Typography>
    <Typography component="span" sx={soft}>
      {texts.months(gift.months)} · {momentText(gift.paidDateTime ?? gift.date)}
    </Typography>
    <Typography component="span" sx={{ flex: '0 1 auto', fontSize: 14, minWidth: 0, overflowWrap: 'anywhere' }}>
      {stateText(gift)}
    </Typography>
  </RowLink>
)

/** Months that one person buys and another one uses. */
export default function GiftList() {
  return (
    <ListFrame
      resource="gifts"
      title={texts.title}
      sort={{ field: 'date', order: 'DESC' }}
      count={texts.count}
      searchHint={texts.searchHint}
      Frame={ManagementPage}
      actions={<CsvLink call={getGiftsCsv} />}
      filters={<FilterChoice name="state" label={texts.state} names={texts.states} />}
    >
      <ListBody<StaffGift & { id: string }> empty={texts.empty}>
        {(gifts) => (
          <Rows>
            {gifts.map((one) => (
              <GiftRow key={one.uid} gift={one} />
            ))}
          </Rows>
        )}
      </ListBody>
    </ListFrame>
  )
}
