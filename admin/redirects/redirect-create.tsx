import { RecordCreate } from '../forms/record-page.tsx'
import { redirectKind } from './kind.ts'
import { redirectFields } from './redirect-fields.tsx'

export default function RedirectCreate() {
  return <RecordCreate kind={redirectKind} fields={redirectFields} />
}
