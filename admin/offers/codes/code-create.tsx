import { RecordCreate } from '../../forms/record-page.tsx'
import { codeFields } from './code-fields.tsx'
import { codeKind } from './code-kind.ts'

export default function CodeCreate() {
  return <RecordCreate kind={codeKind} fields={codeFields} />
}
