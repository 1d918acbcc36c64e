import DialogContentText from '@mui/material/DialogContentText'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { ActionDialog } from './action-dialog.tsx'

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
export function NoteDialog({ title, text, note, confirm, onConfirm, onClose }: NoteDialogProps) {
  const [value, setValue] = useState(note?.line ?? '')
  const [busy, setBusy] = useState(false)
  async function submit(): Promise<void> {
    setBusy(true)
    const done = await onConfirm(value.trim())
    setBusy(false)
    if (done) onClose()
  }
  return (
    <ActionDialog
      title={title}
      confirm={confirm}
      busy={busy}
      disabled={note?.required === true && value.trim() === ''}
      onConfirm={() => void submit()}
      onClose={onClose}
    >
      {text && <DialogContentText>{text}</DialogContentText>}
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
    </ActionDialog>
  )
}
