import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { RecordForm } from '../forms/use-record-form.ts'
import { centsOf, centsText } from '../management/format.ts'
import { offerWords as words } from './words.ts'

interface AmountInputProps {
  form: RecordForm
  name: string
  label: string
  help?: string
  /** false: the field may be empty */
  required?: boolean
}

/** An amount in euros; the record contains cents, and null while the text is not an amount. */
export function AmountInput({ form, name, label, help, required = true }: AmountInputProps) {
  const [typed, setTyped] = useState<{ cents: unknown; text: string }>()
  const cents = form.draft[name]
  const text = typed && typed.cents === cents ? typed.text : typeof cents === 'number' ? centsText(cents) : ''
  const fault = text !== '' && cents === null ? words.wrongAmount : form.faults.get(name)
  function change(next: string): void {
    const amount = centsOf(next) ?? null
    setTyped({ cents: amount, text: next })
    form.set(name, amount)
  }
  return (
    <TextField
      fullWidth
      required={required}
      label={label}
      value={text}
      onChange={({ target }) => change(target.value)}
      error={fault !== undefined}
      helperText={fault ?? help}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-invalid': fault !== undefined } }}
    />
  )
}
