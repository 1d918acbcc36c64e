import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { ConfirmDialog } from '../../../forms/confirm-dialog.tsx'
import { parisText, parseParisTime } from '../../../time/paris-time.ts'
import { editorWords } from '../words.ts'

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
  const moment = parseParisTime(text)
  const isPast = moment !== undefined && moment.getTime() <= Date.now()
  async function submit(): Promise<void> {
    if (moment && (await onConfirm(moment.toISOString()))) onClose()
  }
  return (
    <ConfirmDialog
      title={texts.title}
      text={texts.text}
      confirm={texts.confirm}
      disabled={!isPast}
      onConfirm={submit}
      onClose={onClose}
    >
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
    </ConfirmDialog>
  )
}
