import TextField from '@mui/material/TextField'
import type { RecordForm } from './use-record-form.ts'

interface CountInputProps {
  form: RecordForm
  name: string
  label: string
  help?: string
  min?: number
  max?: number
}

/** A whole number of the record; an empty field is null. */
export function CountInput({ form, name, label, help, min = 0, max }: CountInputProps) {
  const fault = form.faults.get(name)
  return (
    <TextField
      fullWidth
      id={`field-${name}`}
      label={label}
      type="number"
      value={form.draft[name] ?? ''}
      onChange={({ target }) => form.set(name, target.value === '' ? null : Number(target.value))}
      error={fault !== undefined}
      helperText={fault ?? help}
      slotProps={{ htmlInput: { min, max, step: 1 }, inputLabel: { shrink: true } }}
    />
  )
}
