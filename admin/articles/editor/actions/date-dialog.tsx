import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
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
  const [busy, setBusy] = useState(false)
  const id = useId()
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
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{texts.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
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
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {editorWords.actions.cancel}
        </Button>
        <Button variant="contained" loading={busy} disabled={!isPast} onClick={() => void submit()}>
          {texts.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
