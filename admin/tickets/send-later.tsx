import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { Clock } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { sendStaffMessage } from '../../contracts/staff-tickets.ts'
import type { Writing } from '../../conversation/use-writing.ts'
import { callApi } from '../../relay/call.ts'
import { DialogChoices } from '../layout/dialog-choices.tsx'
import { isMonday, nextMorning, parisMoment, parisText } from '../time/paris-time.ts'
import { words } from '../words.ts'

const texts = words.composer

interface SendLaterProps {
  uid: string
  writing: Writing
  /** as of an answer that is sent now */
  seen(): number
  stops(): boolean
  onHeld(): void
}

interface TimeDialogProps {
  onTime(moment: Date): Promise<void>
  onClose(): void
}

function TimeDialog({ onTime, onClose }: TimeDialogProps) {
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
    { text: texts.tomorrow, moment: nextMorning(new Date()) },
    { text: texts.monday, moment: nextMorning(new Date(), isMonday) },
  ]
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="later-title">
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id="later-title">{texts.laterTitle}</DialogTitle>
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
            helperText={problem}
            onChange={({ target }) => choose(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogChoices submit={texts.laterConfirm} onCancel={onClose} />
      </form>
    </Dialog>
  )
}

/** Gives the answer a time instead of sending it: it then waits on the server, not on this device. */
export function SendLater({ uid, writing, seen, stops, onHeld }: SendLaterProps) {
  const notify = useNotify()
  const [key, setKey] = useState<string>()
  const { text, files, held } = writing
  const cannot = held || files.pending().length > 0
  async function hold(sendAt: Date): Promise<void> {
    try {
      const attachments = files.ready().map((one) => one.uid)
      const body = { message: text, attachments, internal: false, sendAt: sendAt.toISOString(), seen: seen() }
      await callApi(sendStaffMessage, { params: { uid }, body, ...(key && { idempotencyKey: key }) })
      writing.clear()
      setKey(undefined)
      onHeld()
    } catch (error) {
      notify(error instanceof Error ? error.message : words.failure.refused, { type: 'error' })
    }
  }
  return (
    <>
      <IconButton
        aria-label={texts.later}
        title={texts.later}
        aria-disabled={cannot || undefined}
        onClick={() => cannot || stops() || setKey(crypto.randomUUID())}
        sx={{ width: 44, height: 44 }}
      >
        <Clock aria-hidden size={20} />
      </IconButton>
      {key !== undefined && <TimeDialog onTime={hold} onClose={() => setKey(undefined)} />}
    </>
  )
}
