import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { openingWords as texts } from './words.ts'

interface ExceptionDialogProps {
  title: string
  onSign(reason: string): void
  onClose(): void
}

export function ExceptionDialog({ title, onSign, onClose }: ExceptionDialogProps) {
  const [reason, setReason] = useState('')
  function sign(): void {
    if (reason.trim() === '') return
    onSign(reason.trim())
    onClose()
  }
  return (
    <ConfirmDialog
      form
      title={`${texts.exceptTitle}\u00a0: ${title}`}
      text={texts.exceptText}
      confirm={texts.sign}
      onConfirm={sign}
      onClose={onClose}
    >
      <TextField
        autoFocus
        required
        multiline
        minRows={2}
        label={texts.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </ConfirmDialog>
  )
}
