import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { FormDialog } from '../../layout/form-dialog.tsx'
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
    <FormDialog title={texts.tagsTitle} submit={texts.save} onSubmit={submit} onClose={onClose}>
      <TextField
        autoFocus
        fullWidth
        label={texts.tagsTitle}
        helperText={texts.tagsHint}
        value={text}
        onChange={({ target }) => setText(target.value)}
        sx={{ mt: 1 }}
      />
    </FormDialog>
  )
}
