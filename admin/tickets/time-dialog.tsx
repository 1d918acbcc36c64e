import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { DialogChoices } from '../layout/dialog-choices.tsx'
import { isMonday, nextMorning, parisMoment, parisText } from '../time/paris-time.ts'
import { words } from '../words.ts'

const texts = words.composer

interface TimeDialogProps {
  title: string
  confirm: string
  hint?: string
  /** offered first */
  first?: { text: string; moment: Date } | undefined
  onTime(moment: Date): Promise<void>
  onClose(): void
}

/** A day and an hour in Paris, to come. */
export function TimeDialog({ title, confirm, hint, first, onTime, onClose }: TimeDialogProps) {
  const [value, setValue] = useState(() => parisText(nextMorning(new Date())))
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    // React hands it on to the composer's form, which would send the answer now.
    event.stopPropagation()
    const moment = parisMoment(value)
    if (!moment || moment <= new Date()) return setProblem(texts.laterPast)
    if (busy) return
    setBusy(true)
    await onTime(moment)
    setBusy(false)
  }
  function choose(text: string): void {
    setValue(text)
    setProblem('')
  }
  const choices = [
    ...(first ? [first] : []),
    { text: texts.tomorrow, moment: nextMorning(new Date()) },
    { text: texts.monday, moment: nextMorning(new Date(), isMonday) },
  ]
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="later-title">
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id="later-title">{title}</DialogTitle>
        <DialogContent>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
            {choices.map(({ text, moment }) => (
              <Button key={text} variant="outlined" size="small" onClick={() => choose(parisText(moment))}>
                {text}
              </Button>
            ))}
          </Box>
          <TextField
            fullWidth
            required
            type="datetime-local"
            label={texts.laterDate}
            value={value}
            error={problem !== ''}
            helperText={problem || hint}
            onChange={({ target }) => choose(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogChoices submit={confirm} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
