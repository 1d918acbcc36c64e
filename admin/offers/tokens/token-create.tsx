import { RecordCreate } from '../../forms/record-page.tsx'
import { tokenFields } from './token-fields.tsx'
import { tokenKind } from './token-kind.ts'

export default function TokenCreate() {
  return <RecordCreate kind={tokenKind} fields={tokenFields} />
}
