import { getCodesCsv } from '../../../contracts/administration/staff-csv.ts'
import { anyFormula, staffCodes } from '../../../contracts/subscriptions/staff-codes.ts'
import { staffFormulas } from '../../../contracts/subscriptions/staff-offers.ts'
import { useChoices } from '../../forms/use-choices.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { CsvLink } from '../../management/csv-link.tsx'
import { offerWords } from '../words.ts'
import { reductionText, stateText } from './code-state.ts'
import { codeWords as words } from './words.ts'

export default function CodeList() {
  const names = Object.fromEntries(useChoices(staffFormulas).map(({ uid, name }) => [uid, name]))
  return (
    <RecordList
      calls={staffCodes}
      texts={words.texts}
      sort="-date"
      opens="form"
      actions={<CsvLink call={getCodesCsv} />}
      choices={[
        { name: 'formula', label: offerWords.formula, names: { [anyFormula]: offerWords.offers.forAll, ...names } },
      ]}
      columns={[
        { head: words.code, look: 'name', sort: 'uid', show: ({ uid }) => uid },
        { head: words.reduction, look: 'wideSoft', show: reductionText },
        {
          head: words.use,
          look: 'soft',
          sort: 'usedBy',
          show: ({ usedBy, uses }) => words.usedBy(usedBy, uses),
        },
        { head: words.state, look: 'state', sort: 'active', show: (code) => stateText(code, new Date()) },
      ]}
    />
  )
}
