import { RecordEdit } from '../forms/record-page.tsx'
import { redirectKind } from './kind.ts'
import { redirectFields } from './redirect-fields.tsx'

export default function RedirectEdit() {
  return <RecordEdit kind={redirectKind} fields={redirectFields} />
}
