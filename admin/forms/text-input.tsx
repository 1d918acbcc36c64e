import TextField from '@mui/material/TextField'
import type { RecordForm } from './use-record-form.ts'

interface TextInputProps {
  form: RecordForm
  name: string
  label: string
  help?: string
  required?: boolean
  rows?: number
  /** maximum length, in code points */
  max?: number
}

export function TextInput({ form, name, label, help, required = false, rows = 1, max }: TextInputProps) {
  const fault = form.faults.get(name)
  return (
    <TextField
      fullWidth
      id={`field-${name}`}
      label={label}
      required={required}
      value={String(form.draft[name] ?? '')}
      onChange={({ target }) => form.set(name, target.value)}
      error={fault !== undefined}
      helperText={fault ?? help}
      multiline={rows > 1}
      minRows={rows > 1 ? rows : undefined}
      maxRows={rows > 1 ? 24 : undefined}
      autoComplete="off"
      slotProps={{
        htmlInput: { 'aria-invalid': fault !== undefined, dir: 'auto', ...(max ? { maxLength: max } : {}) },
      }}
    />
  )
}
