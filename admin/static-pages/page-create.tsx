import { RecordCreate } from '../forms/record-page.tsx'
import { pageFields } from './page-fields.tsx'
import { pageKind } from './page-kind.ts'

export default function PageCreate() {
  return <RecordCreate kind={pageKind} fields={pageFields} />
}
