import TextField from '@mui/material/TextField'
import { SwitchInput } from '../forms/switch-input.tsx'
import { TextInput } from '../forms/text-input.tsx'
import type { RecordForm } from '../forms/use-record-form.ts'
import { ColourInput } from '../site-settings/colour-input.tsx'
import { themeWords } from './words.ts'

function OrderInput({ form }: { form: RecordForm }) {
  const fault = form.faults.get('order')
  return (
    <TextField
      id="field-order"
      type="number"
      label={themeWords.order}
      value={String(form.draft.order ?? '')}
      onChange={({ target }) => form.set('order', target.value === '' ? null : Number(target.value))}
      error={fault !== undefined}
      helperText={fault}
      slotProps={{ htmlInput: { 'aria-invalid': fault !== undefined, min: 0, max: 1000 } }}
    />
  )
}

export const ThemeFields = ({ form }: { form: RecordForm }) => (
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
    <OrderInput form={form} />
    <SwitchInput form={form} name="active" label={themeWords.active} />
  </>
)
