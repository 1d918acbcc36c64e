import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { ColleagueField } from '../actions/colleague-field.tsx'
import { useColleagues } from '../actions/use-colleagues.ts'
import { TimeField, useTimeField } from '../composer/time-field.tsx'
import type { BulkChange } from './bulk-change.ts'
import { inboxWords } from './words.ts'

interface BulkDialogProps {
  act: keyof typeof inboxWords.texts
  count: number
  onChange(change: BulkChange): void
  onClose(): void
}

/** Asks for what the act needs: a colleague, a tag, or a moment. */
export default function BulkDialog({ act, count, onChange, onClose }: BulkDialogProps) {
  const [tag, setTag] = useState('')
  const [to, setTo] = useState('')
  const colleagues = useColleagues(act === 'assign')
  const time = useTimeField()

  function submit(event: FormEvent): void {
    event.preventDefault()
    const until = act === 'snooze' ? time.read()?.toISOString() : undefined
    if (act === 'assign' && to !== '') onChange({ act, to })
    if (act === 'tag' && tag.trim() !== '') onChange({ act, tag: tag.trim().toLowerCase() })
    if (act === 'snooze' && until) onChange({ act, until })
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="bulk-title">
      <form onSubmit={submit}>
        <DialogTitle id="bulk-title">{inboxWords.acts[act].replace('…', '')}</DialogTitle>
        <DialogContent>
          <Typography>{inboxWords.texts[act](count)}</Typography>
          {act === 'tag' && (
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
          {act === 'assign' && <ColleagueField colleagues={colleagues ?? []} value={to} onChange={setTo} />}
          {act === 'snooze' && (
            <Box sx={{ mt: 2 }}>
              <TimeField field={time} />
            </Box>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {inboxWords.cancel}
          </Button>
          <Button type="submit" variant="contained" autoFocus={act !== 'tag'}>
            {inboxWords.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
