import TextField from '@mui/material/TextField'
import type { RecordForm } from './use-record-form.ts'

interface DateInputProps {
  form: RecordForm
  name: string
  label: string
  help?: string
  required?: boolean
}

/** A day; an empty field is null. */
export function DateInput({ form, name, label, help, required = false }: DateInputProps) {
  const fault = form.faults.get(name)
  return (
    <TextField
      type="date"
      required={required}
      label={label}
      value={String(form.draft[name] ?? '')}
      onChange={({ target }) => form.set(name, target.value || null)}
      error={fault !== undefined}
      helperText={fault ?? help}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}
