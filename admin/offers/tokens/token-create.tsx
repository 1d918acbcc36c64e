import { RecordCreate } from '../../forms/record-page.tsx'
import { useForFormula } from '../use-for-formula.ts'
import { tokenFields } from './token-fields.tsx'
import { tokenKind } from './token-kind.ts'

export default function TokenCreate() {
  return <RecordCreate kind={useForFormula(tokenKind, (formula) => ({ formula }))} fields={tokenFields} />
}
