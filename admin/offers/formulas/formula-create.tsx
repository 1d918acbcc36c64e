import { RecordCreate } from '../../forms/record-page.tsx'
import { formulaFields } from './formula-fields.tsx'
import { formulaKind } from './formula-kind.ts'

export default function FormulaCreate() {
  return <RecordCreate kind={formulaKind} fields={formulaFields} />
}
