import DialogContentText from '@mui/material/DialogContentText'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { parisText, parseParisTime } from '../../../time/paris-time.ts'
import { editorWords } from '../words.ts'
import { ActionDialog } from './action-dialog.tsx'

const texts = editorWords.redate

interface DateDialogProps {
  /** ISO 8601 */
  date: string | null
  /** @returns whether the date was changed: the dialog then closes */
  onConfirm(date: string): Promise<boolean>
  onClose(): void
}

/** Changes the displayed date of a public article. */
export function DateDialog({ date, onConfirm, onClose }: DateDialogProps) {
  const [text, setText] = useState(() => (date === null ? '' : parisText(new Date(date))))
  const [busy, setBusy] = useState(false)
  const moment = parseParisTime(text)
  const isPast = moment !== undefined && moment.getTime() <= Date.now()
  async function submit(): Promise<void> {
    if (!moment) return
    setBusy(true)
    const done = await onConfirm(moment.toISOString())
    setBusy(false)
    if (done) onClose()
  }
  return (
    <ActionDialog
      title={texts.title}
      confirm={texts.confirm}
      busy={busy}
      disabled={!isPast}
      onConfirm={() => void submit()}
      onClose={onClose}
    >
      <DialogContentText>{texts.text}</DialogContentText>
      <TextField
        autoFocus
        required
        type="datetime-local"
        label={texts.date}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={!isPast}
        helperText={isPast ? ' ' : texts.notPast}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ maxWidth: 280, mt: 1 }}
      />
    </ActionDialog>
  )
}
