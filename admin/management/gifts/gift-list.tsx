import { getGiftsCsv } from '../../../contracts/administration/staff-csv.ts'
import type { StaffGift } from '../../../contracts/subscriptions/staff-gifts.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { CsvLink } from '../csv-link.tsx'
import { euros, momentText } from '../format.ts'
import { giftWords as texts } from './words.ts'

/** Months that one person buys and another one uses. */
export default function GiftList() {
  return (
    <RecordList<StaffGift>
      resource="gifts"
      texts={texts}
      sort="-date"
      opens="page"
      searchHint={texts.searchHint}
      actions={<CsvLink call={getGiftsCsv} />}
      choices={[{ name: 'state', label: texts.state, names: texts.states }]}
      columns={[
        { look: 'amount', show: ({ amount }) => euros(amount) },
        { look: 'wide', show: ({ buyer }) => buyer.email ?? texts.erased },
        {
          look: 'soft',
          show: ({ months, paidDateTime, date }) => `${texts.months(months)} · ${momentText(paidDateTime ?? date)}`,
        },
        {
          look: 'state',
          show: ({ state, use }) => (use ? texts.usedBy(use.email ?? texts.erased) : texts.states[state]),
        },
      ]}
    />
  )
}
