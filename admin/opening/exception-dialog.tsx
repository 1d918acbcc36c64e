import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { DialogChoices } from '../layout/dialog-choices.tsx'
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
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="exception-title">
      <form onSubmit={submit}>
        <DialogTitle id="exception-title">
          {texts.exceptTitle}
          {'\u00a0'}: {title}
        </DialogTitle>
        <DialogContent>
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
        </DialogContent>
        <DialogChoices submit={texts.sign} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
