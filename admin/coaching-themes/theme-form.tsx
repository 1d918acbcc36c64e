import { CountInput } from '../forms/count-input.tsx'
import { RecordPage } from '../forms/record-page.tsx'
import { SwitchInput } from '../forms/switch-input.tsx'
import { TextInput } from '../forms/text-input.tsx'
import type { RecordForm } from '../forms/use-record-form.ts'
import { ColourInput } from '../site-settings/colour-input.tsx'
import { themeKind } from './kind.ts'
import { themeWords } from './words.ts'

const fields = (form: RecordForm) => (
  <>
    <TextInput form={form} name="name" label={themeWords.name} help={themeWords.nameHelp} required max={40} />
    <TextInput form={form} name="text" label={themeWords.text} help={themeWords.textHelp} rows={2} max={300} />
    <ColourInput
      id="field-colour"
      label={themeWords.colour}
      value={String(form.draft.colour ?? '')}
      fault={form.faults.get('colour')}
      onChange={(value) => form.set('colour', value)}
    />
    <CountInput form={form} name="order" label={themeWords.order} max={1000} />
    <SwitchInput form={form} name="active" label={themeWords.active} />
  </>
)

export default function ThemeForm() {
  return <RecordPage kind={themeKind} fields={fields} />
}
