import { useNavigate } from 'react-router'
import { eraseContactOf } from '../../../contracts/support/erase-contact.ts'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { callApi } from '../../../relay/call.ts'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { useNotify } from '../../layout/notices.tsx'
import { ticketWords } from '../words.ts'

const texts = ticketWords.eraseContact

/** Erases all tickets of a person who asked for it, so the dialog names the person. */
export function EraseContactDialog({ ticket, onClose }: { ticket: StaffTicket; onClose(): void }) {
  const notify = useNotify()
  const navigate = useNavigate()
  async function erase(): Promise<void> {
    await callApi(eraseContactOf, { params: { uid: ticket.uid }, body: { email: ticket.contact.email } })
    notify(texts.done, { type: 'success' })
    navigate('/tickets')
  }
  return (
    <ConfirmDialog
      title={texts.title}
      text={texts.text(ticket.contact.name, ticket.contact.email)}
      confirm={texts.confirm}
      color="error"
      maxWidth="xs"
      onConfirm={erase}
      onClose={onClose}
    />
  )
}
