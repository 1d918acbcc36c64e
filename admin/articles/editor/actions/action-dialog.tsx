import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { editorWords } from '../words.ts'

interface ActionDialogProps {
  title: string
  confirm: string
  busy?: boolean
  disabled?: boolean
  onConfirm(): void
  onClose(): void
  children: ReactNode
}

/** Dialog of the editor: its content above a button that cancels and one that confirms. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, confirm, busy = false, disabled = false, onConfirm, onClose, children } = props
  const id = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>{children}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {editorWords.actions.cancel}
        </Button>
        <Button variant="contained" loading={busy} disabled={disabled} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
