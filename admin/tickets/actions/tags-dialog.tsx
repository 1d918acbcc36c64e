import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { DialogChoices } from '../../layout/dialog-choices.tsx'
import { ticketWords } from '../words.ts'

const texts = ticketWords.change

interface TagsDialogProps {
  tags: readonly string[]
  onSave(tags: string[]): void
  onClose(): void
}

export function TagsDialog({ tags, onSave, onClose }: TagsDialogProps) {
  const [text, setText] = useState(tags.join(', '))
  function submit(event: FormEvent): void {
    event.preventDefault()
    onSave(
      text
        .split(',')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
    )
    onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="tags-title">
      <form onSubmit={submit}>
        <DialogTitle id="tags-title">{texts.tagsTitle}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            label={texts.tagsTitle}
            helperText={texts.tagsHint}
            value={text}
            onChange={({ target }) => setText(target.value)}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogChoices submit={texts.save} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
