import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { htmlOf, paragraphsOf } from './paragraphs.ts'

interface FieldProps {
  label: string
  value: string
  fault: string | undefined
  help?: string
  max?: number
  onChange(value: string): void
}

export const LineField = ({ label, value, fault, help, max, onChange }: FieldProps) => (
  <TextField
    fullWidth
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    error={fault !== undefined}
    helperText={fault ?? (max ? `${help ? `${help} ` : ''}${[...value].length} / ${max}` : help)}
    slotProps={{ htmlInput: { dir: 'auto', 'aria-invalid': fault !== undefined } }}
  />
)

/** Paragraphs, typed as text and kept as HTML. */
export function ParagraphsField({ label, value, fault, help, onChange }: FieldProps) {
  const [text, setText] = useState(() => paragraphsOf(value))
  // The page may have been read again meanwhile.
  const shown = htmlOf(text) === value ? text : paragraphsOf(value)
  return (
    <TextField
      fullWidth
      label={label}
      value={shown}
      onChange={({ target }) => {
        setText(target.value)
        onChange(htmlOf(target.value))
      }}
      error={fault !== undefined}
      helperText={fault ?? help}
      multiline
      minRows={2}
      maxRows={16}
      slotProps={{ htmlInput: { dir: 'auto', 'aria-invalid': fault !== undefined } }}
    />
  )
}

/** Plain text of several lines. */
export const TextBlock = ({ label, value, fault, help, max, onChange }: FieldProps) => (
  <TextField
    fullWidth
    multiline
    minRows={2}
    maxRows={12}
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    error={fault !== undefined}
    helperText={fault ?? (max ? `${help ? `${help} ` : ''}${[...value].length} / ${max}` : help)}
    slotProps={{ htmlInput: { dir: 'auto', 'aria-invalid': fault !== undefined } }}
  />
)
