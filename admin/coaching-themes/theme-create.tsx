import { RecordCreate } from '../forms/record-page.tsx'
import { themeKind } from './kind.ts'
import { ThemeFields } from './theme-fields.tsx'

export default function ThemeCreate() {
  return <RecordCreate kind={themeKind} fields={(form) => <ThemeFields form={form} />} />
}
