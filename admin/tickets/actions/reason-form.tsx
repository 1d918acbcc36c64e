import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { KeptDraft } from '../composer/kept-draft.tsx'
import { ticketWords } from '../words.ts'

const texts = ticketWords.reason

/** Asks why the user wants to read the discussion: the member will see who read it, when and why. */
export function ReasonForm({ uid, onReason }: { uid: string; onReason(reason: string): void }) {
  const [reason, setReason] = useState('')
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (reason.trim() !== '') onReason(reason.trim())
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ m: 'auto', display: 'grid', gap: 2, p: 3, maxWidth: 520 }}>
      <Typography variant="h1">{texts.title}</Typography>
      <KeptDraft uid={uid} />
      <Typography>{texts.text}</Typography>
      <TextField
        required
        multiline
        minRows={2}
        label={texts.label}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained">
          {texts.open}
        </Button>
        <Button component={Link} to="/tickets" variant="outlined" color="inherit">
          {ticketWords.thread.back}
        </Button>
      </Box>
    </Box>
  )
}
