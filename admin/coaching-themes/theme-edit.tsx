import { RecordEdit } from '../forms/record-page.tsx'
import { themeKind } from './kind.ts'
import { ThemeFields } from './theme-fields.tsx'

export default function ThemeEdit() {
  return <RecordEdit kind={themeKind} fields={(form) => <ThemeFields form={form} />} />
}
