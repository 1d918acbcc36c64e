import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useRef, useState } from 'react'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { type Person, usePerson } from '../../person.ts'
import { ColleagueField } from '../actions/colleague-field.tsx'
import { useColleagues } from '../actions/use-colleagues.ts'
import { TimeField, useTimeField } from '../composer/time-field.tsx'
import { applyBulk, type BulkChange, type BulkReport } from './bulk-change.ts'
import { inboxWords } from './words.ts'

export type BulkAct = BulkChange['act']

function Report({ report: { done, same, failed } }: { report: BulkReport }) {
  return (
    <>
      <Typography>
        {inboxWords.done(done)} {same > 0 && inboxWords.same(same)}
      </Typography>
      {failed.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2, color: 'text.primary' }}>
          {inboxWords.failed(failed.length)}
          <ul>
            {failed.map(({ uid, name, reason }) => (
              <li key={uid} dir="auto">
                {name} – {reason}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}

interface Asked {
  me: Person
  tag: string
  to: string
  /** undefined where the moment that was typed is none to come */
  readMoment(): Date | undefined
}

/** @returns undefined where something is still to be said */
function changeOf(act: BulkAct, { me, tag, to, readMoment }: Asked): BulkChange | undefined {
  if (act === 'take') return { act, me }
  if (act === 'assign') return to === '' ? undefined : { act, to }
  if (act === 'tag') return tag === '' ? undefined : { act, tag }
  if (act !== 'snooze') return { act }
  const until = readMoment()?.toISOString()
  return until === undefined ? undefined : { act, until }
}

interface BulkDialogProps {
  act: BulkAct
  tickets: readonly StaffTicket[]
  onClose(changed: boolean): void
}

/** Asks, changes the chosen conversations one by one, and says which could not be. */
export function BulkDialog({ act, tickets, onClose }: BulkDialogProps) {
  const me = usePerson()
  // Keep the chosen tickets, even if the list changes meanwhile.
  const [chosen] = useState(tickets)
  const [tag, setTag] = useState('')
  const [to, setTo] = useState('')
  const colleagues = useColleagues(act === 'assign')
  const time = useTimeField()
  const [progress, setProgress] = useState<number>()
  const [report, setReport] = useState<BulkReport>()
  const busy = useRef(false)
  const running = progress !== undefined && !report

  async function run(event: FormEvent): Promise<void> {
    event.preventDefault()
    const change = busy.current
      ? undefined
      : changeOf(act, { me, tag: tag.trim().toLowerCase(), to, readMoment: time.read })
    if (!change) return
    busy.current = true
    setProgress(0)
    setReport(await applyBulk(chosen, change, setProgress))
  }
  return (
    <Dialog
      open
      onClose={() => running || onClose(report !== undefined)}
      fullWidth
      maxWidth="xs"
      aria-labelledby="bulk-title"
    >
      <form onSubmit={(event) => void run(event)}>
        <DialogTitle id="bulk-title">{inboxWords.acts[act].replace('…', '')}</DialogTitle>
        <DialogContent>
          {!report && <Typography>{inboxWords.texts[act](chosen.length)}</Typography>}
          {!report && act === 'tag' && (
            <TextField
              autoFocus
              fullWidth
              required
              label={inboxWords.tag}
              value={tag}
              onChange={({ target }) => setTag(target.value)}
              slotProps={{ htmlInput: { maxLength: 40, dir: 'auto' } }}
              sx={{ mt: 2 }}
            />
          )}
          {!report && act === 'assign' && <ColleagueField colleagues={colleagues ?? []} value={to} onChange={setTo} />}
          {!report && act === 'snooze' && (
            <Box sx={{ mt: 2 }}>
              <TimeField field={time} />
            </Box>
          )}
          <div role="status">
            {running && inboxWords.progress(progress, chosen.length)}
            {report && <Report report={report} />}
          </div>
        </DialogContent>
        <DialogActions>
          {!report && (
            <Button color="inherit" disabled={running} onClick={() => onClose(false)}>
              {inboxWords.cancel}
            </Button>
          )}
          {report ? (
            <Button key="finish" variant="contained" autoFocus onClick={() => onClose(true)}>
              {inboxWords.finish}
            </Button>
          ) : (
            <Button key="confirm" type="submit" variant="contained" aria-disabled={running} autoFocus={act !== 'tag'}>
              {inboxWords.confirm}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}
