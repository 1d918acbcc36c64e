import { type FormEvent, useState } from 'react'
import { FormDialog } from '../../layout/form-dialog.tsx'
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
  const [busy, setBusy] = useState(false)
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    // React events bubble through portals: the composer's form would send the answer now.
    event.stopPropagation()
    const moment = field.read()
    if (!moment || busy) return
    setBusy(true)
    await onTime(moment)
    setBusy(false)
  }
  return (
    <FormDialog title={title} submit={confirm} onSubmit={(event) => void submit(event)} onClose={onClose}>
      <TimeField field={field} hint={hint} first={first} />
    </FormDialog>
  )
}
