import { useQueryClient } from '@tanstack/react-query'
import { blockContact, type StaffContact } from '../../../contracts/support/staff-contacts.ts'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { callApi } from '../../../relay/call.ts'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { useNotify } from '../../layout/notices.tsx'
import { dayText } from '../../management/format.ts'
import { useContact } from '../person/use-contact.ts'
import { ticketWords } from '../words.ts'

const texts = ticketWords.block

interface BlockDialogProps {
  ticket: StaffTicket
  onOutdated(): void
  onClose(): void
}

/** Blocks or unblocks the address that sent the ticket. */
export function BlockDialog({ ticket, onOutdated, onClose }: BlockDialogProps) {
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { data, error } = useContact(ticket.contact.uid)
  async function change({ uid, version, blockedAt }: StaffContact): Promise<void> {
    try {
      await callApi(blockContact, { params: { uid }, body: { blocked: blockedAt === null, version } })
    } finally {
      void queryClient.invalidateQueries({ queryKey: ['contact', uid] })
    }
    notify(blockedAt === null ? texts.done : texts.undone, { type: 'success' })
    onOutdated()
    onClose()
  }
  const { email } = ticket.contact
  const blocked = data?.blockedAt && dayText(data.blockedAt)
  return (
    <ConfirmDialog
      title={blocked ? texts.undoTitle : texts.title}
      text={blocked ? texts.undoText(email, blocked) : texts.text(email)}
      confirm={blocked ? texts.undoConfirm : texts.confirm}
      fault={error?.message}
      disabled={!data}
      onConfirm={() => data && change(data)}
      onClose={onClose}
    />
  )
}
