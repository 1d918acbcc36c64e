import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { ConfirmDialog } from '../../../forms/confirm-dialog.tsx'

interface NoteDialogProps {
  title: string
  text?: string
  /** absent: no note is asked for; `line`: a single-line field with this initial text */
  note?: { label: string; required: boolean; line?: string }
  confirm: string
  /** @returns whether the action succeeded: the dialog then closes */
  onConfirm(note: string): Promise<boolean>
  onClose(): void
}

/** Asks for confirmation, and for a note where the action needs one. */
export function NoteDialog({ note, onConfirm, ...dialog }: NoteDialogProps) {
  const [value, setValue] = useState(note?.line ?? '')
  return (
    <ConfirmDialog
      {...dialog}
      disabled={note?.required === true && value.trim() === ''}
      onConfirm={async () => (await onConfirm(value.trim())) && dialog.onClose()}
    >
      {note && (
        <TextField
          autoFocus
          {...(note.line === undefined ? { multiline: true, minRows: 3 } : {})}
          label={note.label}
          required={note.required}
          value={value}
          onChange={({ target }) => setValue(target.value)}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
          sx={{ mt: 1 }}
        />
      )}
    </ConfirmDialog>
  )
}
