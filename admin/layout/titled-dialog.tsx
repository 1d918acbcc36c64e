import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type FormEvent, type ReactNode, useId } from 'react'

interface TitledDialogProps extends Omit<DialogProps, 'title' | 'open' | 'onSubmit' | 'onClose'> {
  title: ReactNode
  /** buttons below the content */
  actions?: ReactNode
  /** the dialog is a form */
  onSubmit?: ((event: FormEvent) => void) | undefined
  /** absent: the user has to choose one of the buttons */
  onClose?(): void
}

/** Layout of a dialog’s content: one column. */
export const stacked = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  alignContent: 'start',
} as const

/** An open dialog: its title, its content, and its buttons. */
export function TitledDialog({ title, actions, onSubmit, sx, children, ...dialog }: TitledDialogProps) {
  const id = useId()
  const parts = (
    <>
      <DialogTitle id={id} dir="auto">
        {title}
      </DialogTitle>
      <DialogContent sx={sx}>{children}</DialogContent>
      {actions && <DialogActions sx={{ flexWrap: 'wrap' }}>{actions}</DialogActions>}
    </>
  )
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} {...dialog}>
      {onSubmit ? <form onSubmit={onSubmit}>{parts}</form> : parts}
    </Dialog>
  )
}
