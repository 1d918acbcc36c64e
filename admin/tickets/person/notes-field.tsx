import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { RefObject } from 'react'
import { type CoachNotes, maxNotesLength } from '../../../contracts/coaching/staff-person.ts'
import { type PendingNotes, useNotes } from './use-notes.ts'
import { personWords as words } from './words.ts'

interface NotesFieldProps {
  ticket: string
  notes: CoachNotes
  pending: RefObject<PendingNotes>
  onReload(): void
}

/** A coach's private notes about the member. */
export function NotesField({ ticket, notes, pending, onReload }: NotesFieldProps) {
  const { text, state, type, save } = useNotes(ticket, notes, pending)
  const said = { saved: text === '' ? '' : words.notesSaved, saving: words.notesSaving, typing: '' }
  return (
    <Box>
      <TextField
        multiline
        fullWidth
        minRows={4}
        maxRows={14}
        label={words.notes}
        value={text}
        onChange={({ target }) => type(target.value)}
        onBlur={save}
        helperText={words.notesHelp}
        slotProps={{ htmlInput: { maxLength: maxNotesLength, dir: 'auto' } }}
      />
      <Typography role="status" sx={{ minHeight: 24, mt: 0.5, fontSize: 14 }}>
        {state.kind === 'failed' ? state.why : said[state.kind]}
      </Typography>
      {state.kind === 'failed' && (
        <Button size="small" variant="outlined" color="inherit" onClick={state.outdated ? onReload : save}>
          {state.outdated ? words.notesReload : words.notesRetry}
        </Button>
      )}
    </Box>
  )
}
