import { getGiftsCsv } from '../../../contracts/administration/staff-csv.ts'
import { staffGifts } from '../../../contracts/subscriptions/staff-gifts.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { CsvLink } from '../csv-link.tsx'
import { euros, momentText } from '../format.ts'
import { giftListWords as texts } from './words.ts'

/** Months that one person buys and another one uses. */
export default function GiftList() {
  return (
    <RecordList
      calls={staffGifts}
      texts={texts}
      sort="-date"
      opens="page"
      searchHint={texts.searchHint}
      actions={<CsvLink call={getGiftsCsv} />}
      choices={[{ name: 'state', label: texts.state, names: texts.states }]}
      columns={[
        {
          head: texts.giver,
          look: 'name',
          sort: 'name',
          show: ({ buyer }) => buyer.name ?? buyer.email ?? texts.erased,
        },
        { head: texts.facts.email, look: 'wideSoft', sort: 'email', show: ({ buyer }) => buyer.email },
        { head: texts.facts.amount, look: 'amount', sort: 'amount', show: ({ amount }) => euros(amount) },
        { head: texts.facts.period, look: 'soft', sort: 'months', show: ({ months }) => texts.months(months) },
        {
          head: texts.date,
          look: 'soft',
          sort: 'date',
          show: ({ paidDateTime, date }) => momentText(paidDateTime ?? date),
        },
        {
          head: texts.state,
          look: 'state',
          sort: 'state',
          show: ({ state, use }) => (use ? texts.usedBy(use.name ?? texts.erased) : texts.states[state]),
        },
      ]}
    />
  )
}
