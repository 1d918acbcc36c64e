import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { eraseContactOf } from '../../../contracts/support/erase-contact.ts'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { callApi } from '../../../relay/call.ts'
import { failureSentence } from '../../api/failure-sentence.ts'
import { useNotify } from '../../layout/notices.tsx'
import { ticketWords } from '../words.ts'

const texts = ticketWords.eraseContact

/** Erases all tickets of a person who asked for it, so the dialog names the person. */
export function EraseContactDialog({ ticket, onClose }: { ticket: StaffTicket; onClose(): void }) {
  const notify = useNotify()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  async function erase(): Promise<void> {
    setBusy(true)
    try {
      await callApi(eraseContactOf, { params: { uid: ticket.uid }, body: { email: ticket.contact.email } })
      notify(texts.done, { type: 'success' })
      navigate('/tickets')
    } catch (error) {
      notify(failureSentence(error), { type: 'error' })
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="erase-contact-title">
      <DialogTitle id="erase-contact-title">{texts.title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{texts.text(ticket.contact.name, ticket.contact.email)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {ticketWords.change.cancel}
        </Button>
        <Button color="error" variant="contained" disabled={busy} onClick={() => void erase()}>
          {texts.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
