import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import type { ReactNode } from 'react'
import { formWords } from './words.ts'

interface ConfirmDialogProps {
  title: string
  text: string
  confirm: string
  cancel?: string
  /** why the action was refused */
  fault?: string | undefined
  busy?: boolean
  children?: ReactNode
  onConfirm(): void
  onClose(): void
}

/** Scrolls to the message: below a long text it would be out of sight. */
const intoView = (alert: HTMLElement | null): void => alert?.scrollIntoView({ block: 'nearest' })

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, cancel = formWords.cancel, fault, busy = false, children, onConfirm, onClose } = props
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="confirm-title">
      <DialogTitle id="confirm-title">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ color: 'text.primary' }}>{text}</DialogContentText>
        {children}
        {fault && (
          <Alert ref={intoView} severity="error" role="alert" sx={{ mt: 2, color: 'text.primary' }}>
            {fault}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onClose}>
          {cancel}
        </Button>
        <Button variant="contained" disabled={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
