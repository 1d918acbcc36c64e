import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { RecordForm } from './use-record-form.ts'

export interface Option {
  value: string
  text: string
}

interface ChoiceInputProps {
  form: RecordForm
  name: string
  label: string
  options: readonly Option[]
  help?: string
}

export function ChoiceInput({ form, name, label, options, help }: ChoiceInputProps) {
  const fault = form.faults.get(name)
  return (
    <TextField
      select
      required
      label={label}
      value={String(form.draft[name] ?? '')}
      onChange={({ target }) => form.set(name, target.value)}
      error={fault !== undefined}
      helperText={fault ?? help}
    >
      {options.map(({ value, text }) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  )
}
