import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type FormEvent, type ReactNode, useId } from 'react'
import { formWords } from '../forms/words.ts'

interface FormDialogProps {
  title: string
  /** label of the submit button */
  submit: string
  /** false: the content is not loaded yet */
  open?: boolean
  maxWidth?: 'xs' | 'sm'
  onSubmit(event: FormEvent): void
  onClose(): void
  children: ReactNode
}

/** A form in a dialog, with buttons that submit and cancel it. */
export function FormDialog({
  title,
  submit,
  open = true,
  maxWidth = 'xs',
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const id = useId()
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth={maxWidth} aria-labelledby={id}>
      <form onSubmit={onSubmit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {formWords.cancel}
          </Button>
          <Button type="submit" variant="contained">
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
