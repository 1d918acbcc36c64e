import type { staffTrafficTokens } from '../../../contracts/subscriptions/staff-offers.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { offerWords as words } from '../words.ts'

export default function TokenList() {
  return (
    <RecordList<typeof staffTrafficTokens>
      resource="traffic-tokens"
      texts={words.tokens}
      sort="value"
      opens="form"
      columns={[
        { head: words.code, look: 'name', sort: 'value', show: ({ value }) => value },
        { head: words.formula, look: 'wideSoft', show: ({ formula }) => formula },
        { head: words.state, look: 'state', show: ({ isValid }) => (isValid ? words.valid : words.invalid) },
      ]}
    />
  )
}
