import { RecordCreate } from '../forms/record-page.tsx'
import { colleagueFields } from './colleague-fields.tsx'
import { colleagueKind } from './colleague-kind.ts'

export default function ColleagueCreate() {
  return <RecordCreate kind={colleagueKind} fields={colleagueFields} />
}
