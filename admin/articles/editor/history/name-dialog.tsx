import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useState } from 'react'
import { useNotify } from '../../../layout/notices.tsx'
import { editorWords } from '../words.ts'
import { type HistoryEntry, nameVersion } from './history-calls.ts'
import { historyWords } from './words.ts'

interface NameDialogProps {
  uid: string
  entry: HistoryEntry
  onNamed(): Promise<unknown>
  onClose(): void
}

/** Dialog for the name of a version; an empty name removes it. */
export function NameDialog({ uid, entry, onNamed, onClose }: NameDialogProps) {
  const [name, setName] = useState(entry.name ?? '')
  const [busy, setBusy] = useState(false)
  const id = useId()
  const notify = useNotify()
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    try {
      await nameVersion(uid, entry.n, name.trim())
      await onNamed()
      notify(historyWords.named, { type: 'success' })
      onClose()
    } catch (error) {
      setBusy(false)
      notify((error as Error).message, { type: 'warning' })
    }
  }
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{historyWords.nameTitle}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{historyWords.nameText}</DialogContentText>
          <TextField
            autoFocus
            label={historyWords.nameLabel}
            value={name}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: 100, lang: 'fr' } }}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {editorWords.actions.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {historyWords.nameConfirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
