import { RecordEdit } from '../../forms/record-page.tsx'
import { formulaFields } from './formula-fields.tsx'
import { formulaKind } from './formula-kind.ts'

export default function FormulaEdit() {
  return <RecordEdit kind={formulaKind} fields={formulaFields} />
}
