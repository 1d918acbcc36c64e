import { RecordEdit } from '../forms/record-page.tsx'
import { pageFields } from './page-fields.tsx'
import { pageKind } from './page-kind.ts'

export default function PageEdit() {
  return <RecordEdit kind={pageKind} fields={pageFields} />
}
