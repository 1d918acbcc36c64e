import { getCodesCsv } from '../../../contracts/administration/staff-csv.ts'
import type { StaffCode, staffCodes } from '../../../contracts/subscriptions/staff-codes.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { CsvLink } from '../../management/csv-link.tsx'
import { euros } from '../../management/format.ts'
import { codeWords as words } from './words.ts'

const reductionText = ({ percent, amount }: StaffCode): string =>
  percent === null ? `−${euros(amount ?? 0)}` : `−${percent}\u00a0%`

export default function CodeList() {
  return (
    <RecordList<typeof staffCodes>
      resource="codes"
      texts={words.texts}
      sort="-date"
      opens="form"
      actions={<CsvLink call={getCodesCsv} />}
      columns={[
        { head: words.code, look: 'name', sort: 'uid', show: ({ uid }) => uid },
        { head: words.reduction, look: 'amount', show: reductionText },
        {
          head: words.use,
          look: 'wideSoft',
          sort: 'usedBy',
          show: ({ usedBy, uses }) => words.usedBy(usedBy, uses),
        },
        {
          head: words.state,
          look: 'state',
          sort: 'active',
          show: ({ isValid }) => (isValid ? words.valid : words.invalid),
        },
      ]}
    />
  )
}
