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
  const value = String(form.draft[name] ?? '')
  return (
    <TextField
      select
      required
      label={label}
      // Empty until the options are loaded.
      value={options.some((one) => one.value === value) ? value : ''}
      onChange={({ target }) => form.set(name, target.value)}
      error={fault !== undefined}
      helperText={fault ?? help}
    >
      {options.map((one) => (
        <MenuItem key={one.value} value={one.value}>
          {one.text}
        </MenuItem>
      ))}
    </TextField>
  )
}
