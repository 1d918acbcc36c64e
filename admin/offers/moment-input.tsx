import TextField from '@mui/material/TextField'
import type { RecordForm } from '../forms/use-record-form.ts'
import { parisText, parseParisTime } from '../time/paris-time.ts'

interface MomentInputProps {
  form: RecordForm
  name: string
  label: string
  help: string
}

/** A moment in Paris; an empty field is null. */
export function MomentInput({ form, name, label, help }: MomentInputProps) {
  const value = form.draft[name]
  const fault = form.faults.get(name)
  return (
    <TextField
      type="datetime-local"
      label={label}
      value={typeof value === 'string' ? parisText(new Date(value)) : ''}
      onChange={({ target }) => form.set(name, parseParisTime(target.value)?.toISOString() ?? null)}
      error={fault !== undefined}
      helperText={fault ?? help}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}
