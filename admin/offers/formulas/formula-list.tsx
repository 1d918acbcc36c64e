import type { staffFormulas } from '../../../contracts/subscriptions/staff-offers.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { termsText } from '../terms.ts'
import { offerWords as words } from '../words.ts'

export default function FormulaList() {
  return (
    <RecordList<typeof staffFormulas>
      resource="formulas"
      texts={words.formulas}
      sort="order"
      opens="form"
      columns={[
        { head: words.formula, look: 'name', sort: 'name', show: ({ name }) => name },
        { head: words.price, look: 'wideSoft', sort: 'amount', show: termsText },
        { head: words.uid, look: 'soft', sort: 'uid', show: ({ uid }) => uid },
        {
          head: words.state,
          look: 'state',
          show: (formula) =>
            [formula.private && words.privateShort, formula.listed && words.listedShort].filter(Boolean).join(' · '),
        },
      ]}
    />
  )
}
