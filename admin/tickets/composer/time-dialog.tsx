import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { TimeField, useTimeField } from './time-field.tsx'

interface TimeDialogProps {
  title: string
  confirm: string
  hint?: string
  /** a moment suggested before the usual choices */
  first?: { text: string; moment: Date } | undefined
  onTime(moment: Date): Promise<void>
  onClose(): void
}

/** Asks for a future day and time. */
export function TimeDialog({ title, confirm, hint, first, onTime, onClose }: TimeDialogProps) {
  const field = useTimeField()
  function choose(): Promise<void> | undefined {
    const moment = field.read()
    return moment && onTime(moment)
  }
  return (
    <ConfirmDialog form title={title} confirm={confirm} maxWidth="xs" onConfirm={choose} onClose={onClose}>
      <div>
        <TimeField field={field} hint={hint} first={first} />
      </div>
    </ConfirmDialog>
  )
}
