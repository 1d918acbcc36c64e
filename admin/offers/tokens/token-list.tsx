import { staffFormulas, staffTrafficTokens } from '../../../contracts/subscriptions/staff-offers.ts'
import { useChoices } from '../../forms/use-choices.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { stateText } from '../codes/code-state.ts'
import { offerWords as words } from '../words.ts'
import { limitsOf } from './limits-of.ts'

export default function TokenList() {
  const names = Object.fromEntries(useChoices(staffFormulas).map(({ uid, name }) => [uid, name]))
  return (
    <RecordList
      calls={staffTrafficTokens}
      texts={words.tokens}
      sort="value"
      opens="form"
      choices={[{ name: 'formula', label: words.formula, names }]}
      columns={[
        { head: words.code, look: 'name', sort: 'value', show: ({ value }) => value },
        { head: words.formula, look: 'wideSoft', show: ({ formula }) => names[formula] ?? formula },
        { head: words.state, look: 'state', show: (token) => stateText(limitsOf(token), new Date()) },
      ]}
    />
  )
}
