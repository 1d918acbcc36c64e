import { RecordCreate } from '../../forms/record-page.tsx'
import { useForFormula } from '../use-for-formula.ts'
import { codeFields } from './code-fields.tsx'
import { codeKind } from './code-kind.ts'

export default function CodeCreate() {
  return <RecordCreate kind={useForFormula(codeKind, (formula) => ({ formulas: [formula] }))} fields={codeFields} />
}
