import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { limits } from '../../../contracts/limits.ts'
import { forwardStaffTicket } from '../../../contracts/support/forward-ticket.ts'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { callApi } from '../../../relay/call.ts'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { useNotify } from '../../layout/notices.tsx'
import { ticketWords } from '../words.ts'

const texts = ticketWords.forward

/** Mails a contact ticket to a recipient outside the team. */
export function ForwardDialog({ ticket, onClose }: { ticket: StaffTicket; onClose(): void }) {
  const notify = useNotify()
  const [key] = useState(() => crypto.randomUUID())
  const [email, setEmail] = useState('')
  const [note, setNote] = useState('')
  async function forward(): Promise<void> {
    const body = { email: email.trim(), note: note.trim() || null }
    await callApi(forwardStaffTicket, { params: { uid: ticket.uid }, body, idempotencyKey: key })
    notify(texts.done(body.email), { type: 'success' })
    onClose()
  }
  return (
    <ConfirmDialog title={texts.title} text={texts.text} confirm={texts.confirm} onConfirm={forward} onClose={onClose}>
      <TextField
        required
        autoFocus
        type="email"
        label={texts.email}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        autoComplete="off"
      />
      <TextField
        multiline
        minRows={2}
        label={texts.note}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: limits.message, dir: 'auto' } }}
      />
    </ConfirmDialog>
  )
}
