import DialogContentText from '@mui/material/DialogContentText'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { FormDialog } from '../layout/form-dialog.tsx'
import { openingWords as texts } from './words.ts'

interface ExceptionDialogProps {
  title: string
  onSign(reason: string): void
  onClose(): void
}

export function ExceptionDialog({ title, onSign, onClose }: ExceptionDialogProps) {
  const [reason, setReason] = useState('')
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (reason.trim() === '') return
    onSign(reason.trim())
    onClose()
  }
  return (
    <FormDialog
      title={`${texts.exceptTitle}\u00a0: ${title}`}
      submit={texts.sign}
      maxWidth="sm"
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>{texts.exceptText}</DialogContentText>
      <TextField
        autoFocus
        fullWidth
        required
        multiline
        minRows={2}
        label={texts.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </FormDialog>
  )
}
