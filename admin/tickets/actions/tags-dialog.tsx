import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { formWords } from '../../forms/words.ts'
import { ticketWords } from '../words.ts'

const texts = ticketWords.change

interface TagsDialogProps {
  tags: readonly string[]
  onSave(tags: string[]): void
  onClose(): void
}

export function TagsDialog({ tags, onSave, onClose }: TagsDialogProps) {
  const [text, setText] = useState(tags.join(', '))
  function save(): void {
    onSave(
      text
        .split(',')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
    )
    onClose()
  }
  return (
    <ConfirmDialog
      form
      title={texts.tagsTitle}
      confirm={formWords.save}
      maxWidth="xs"
      onConfirm={save}
      onClose={onClose}
    >
      <TextField
        autoFocus
        label={texts.tagsTitle}
        helperText={texts.tagsHint}
        value={text}
        onChange={({ target }) => setText(target.value)}
        sx={{ mt: 1 }}
      />
    </ConfirmDialog>
  )
}
