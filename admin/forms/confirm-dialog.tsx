import Alert from '@mui/material/Alert'
import Button, { type ButtonProps } from '@mui/material/Button'
import type { DialogProps } from '@mui/material/Dialog'
import DialogContentText from '@mui/material/DialogContentText'
import { type FormEvent, type ReactNode, useState } from 'react'
import { failureSentence } from '../api/failure-sentence.ts'
import { stacked, TitledDialog } from '../layout/titled-dialog.tsx'
import { formWords } from './words.ts'

interface ConfirmDialogProps {
  title: string
  text?: string | undefined
  confirm: string
  cancel?: string
  color?: ButtonProps['color']
  maxWidth?: DialogProps['maxWidth']
  /** Enter in a line of the content confirms */
  form?: boolean
  disabled?: boolean
  /** the problem with what was entered */
  fault?: string | undefined
  /** a button beside the other two */
  extra?: ReactNode
  children?: ReactNode
  /** While a returned promise is pending the dialog is busy; once it is rejected, the dialog shows why. */
  onConfirm(): unknown
  onClose(): void
}

/** Scrolls to the message: below a long text it would be out of sight. */
const intoView = (alert: HTMLElement | null): void => alert?.scrollIntoView({ block: 'nearest' })

/** Asks for confirmation of an act, with the fields that the act needs. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, cancel = formWords.cancel, color = 'primary', maxWidth = 'sm', form = false } = props
  const { disabled = false, extra, children, onConfirm, onClose } = props
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  async function act(): Promise<void> {
    setFailure(undefined)
    const pending = onConfirm()
    if (!(pending instanceof Promise)) return
    setBusy(true)
    await pending.catch((error: unknown) => setFailure(failureSentence(error)))
    setBusy(false)
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    // React events bubble through portals: a form around the dialog would be submitted too.
    event.stopPropagation()
    if (!busy) void act()
  }
  const fault = props.fault ?? failure
  return (
    <TitledDialog
      title={title}
      maxWidth={maxWidth}
      sx={stacked}
      onSubmit={form ? submit : undefined}
      onClose={onClose}
      actions={
        <>
          {extra}
          <Button color="inherit" onClick={onClose}>
            {cancel}
          </Button>
          <Button
            variant="contained"
            color={color}
            loading={busy}
            disabled={disabled}
            {...(form ? { type: 'submit' } : { onClick: () => void act() })}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {text && <DialogContentText sx={{ color: 'text.primary' }}>{text}</DialogContentText>}
      {children}
      {fault && (
        <Alert ref={intoView} severity="error" role="alert" sx={{ color: 'text.primary' }}>
          {fault}
        </Alert>
      )}
    </TitledDialog>
  )
}
