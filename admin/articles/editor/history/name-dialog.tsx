import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { ConfirmDialog } from '../../../forms/confirm-dialog.tsx'
import { useNotify } from '../../../layout/notices.tsx'
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
  const notify = useNotify()
  async function submit(): Promise<void> {
    await nameVersion(uid, entry.n, name.trim())
    await onNamed()
    notify(historyWords.named, { type: 'success' })
    onClose()
  }
  return (
    <ConfirmDialog
      form
      title={historyWords.nameTitle}
      text={historyWords.nameText}
      confirm={historyWords.nameConfirm}
      onConfirm={submit}
      onClose={onClose}
    >
      <TextField
        autoFocus
        label={historyWords.nameLabel}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 100, lang: 'fr' } }}
        sx={{ mt: 1 }}
      />
    </ConfirmDialog>
  )
}
