import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { lengthHelp } from './length-help.ts'
import { applyTextEdit, paragraphsOf } from './paragraphs.ts'

interface FieldProps {
  label: string
  value: string
  fault: string | undefined
  help?: string
  max?: number
  onChange(value: string): void
}

const inputProps = (error: boolean) => ({ htmlInput: { dir: 'auto', 'aria-invalid': error } })

/** Maximum length of one-line fields: a field that allows longer texts wraps. */
const mostOnOneLine = 120

/** Text without line breaks; a long one wraps. */
export function LineField({ label, onChange, ...typed }: FieldProps) {
  const state = lengthHelp(typed)
  return (
    <TextField
      fullWidth
      multiline={(typed.max ?? 0) > mostOnOneLine}
      label={label}
      value={typed.value}
      onChange={({ target }) => onChange(target.value.replaceAll(/\r?\n/g, ' '))}
      {...state}
      slotProps={inputProps(state.error)}
    />
  )
}

/** Paragraphs, typed as plain text; the limit applies to their stored HTML. Bold words and links are kept but not shown. */
export function ParagraphsField({ label, onChange, ...typed }: FieldProps) {
  const { value } = typed
  const state = lengthHelp(typed)
  const [given, setGiven] = useState(value)
  const [last, setLast] = useState({ text: paragraphsOf(value), html: value })
  // The form may have been reloaded: show its new value.
  if (last.html !== value) {
    setGiven(value)
    setLast({ text: paragraphsOf(value), html: value })
  }
  function change(text: string): void {
    // If the user restores the original words, restore the original tags too.
    const html = text === paragraphsOf(given) ? given : applyTextEdit(value, text)
    setLast({ text, html })
    onChange(html)
  }
  return (
    <TextField
      fullWidth
      label={label}
      value={last.text}
      onChange={({ target }) => change(target.value)}
      multiline
      minRows={2}
      maxRows={16}
      {...state}
      slotProps={inputProps(state.error)}
    />
  )
}

/** Plain text of several lines. */
export function TextBlock({ label, onChange, ...typed }: FieldProps) {
  const state = lengthHelp(typed)
  return (
    <TextField
      fullWidth
      multiline
      minRows={2}
      maxRows={12}
      label={label}
      value={typed.value}
      onChange={({ target }) => onChange(target.value)}
      {...state}
      slotProps={inputProps(state.error)}
    />
  )
}
