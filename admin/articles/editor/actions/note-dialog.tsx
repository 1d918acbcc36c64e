import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { editorWords } from '../words.ts'

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
  const id = useId()
  async function submit(): Promise<void> {
    setBusy(true)
    const done = await onConfirm(value.trim())
    setBusy(false)
    if (done) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
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
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {editorWords.actions.cancel}
        </Button>
        <Button
          variant="contained"
          loading={busy}
          disabled={note?.required === true && value.trim() === ''}
          onClick={() => void submit()}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
