import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { ReasonDialog } from '../../management/reason-dialog.tsx'
import { releaseQuestion } from '../../management/undeliverable-contacts/release-question.ts'
import { undeliverableWords } from '../../management/undeliverable-contacts/words.ts'
import { colours } from '../../theme.ts'
import { ticketWords } from '../words.ts'

interface UndeliverableNoteProps {
  contact: StaffTicket['contact']
  onReleased(): void
}

/** Note that mails to the contact bounce, with a button to try again. */
export function UndeliverableNote({ contact, onReleased }: UndeliverableNoteProps) {
  const [asking, setAsking] = useState(false)
  return (
    <Typography component="span" sx={{ fontSize: 14, color: colours.error }}>
      {ticketWords.thread.undeliverable}{' '}
      <Button size="small" color="inherit" onClick={() => setAsking(true)}>
        {undeliverableWords.release}
      </Button>
      {asking && <ReasonDialog {...releaseQuestion(contact)} onDone={onReleased} onClose={() => setAsking(false)} />}
    </Typography>
  )
}
