import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { blockContact, type StaffContact } from '../../../contracts/support/staff-contacts.ts'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { callApi } from '../../../relay/call.ts'
import { failureSentence } from '../../api/failure-sentence.ts'
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
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  async function change({ uid, version, blockedAt }: StaffContact): Promise<void> {
    setBusy(true)
    setFault(undefined)
    try {
      await callApi(blockContact, { params: { uid }, body: { blocked: blockedAt === null, version } })
      notify(blockedAt === null ? texts.done : texts.undone, { type: 'success' })
      onOutdated()
      onClose()
    } catch (error) {
      setFault(failureSentence(error))
      setBusy(false)
    }
    await queryClient.invalidateQueries({ queryKey: ['contact', uid] })
  }
  const { email } = ticket.contact
  const blocked = data?.blockedAt && dayText(data.blockedAt)
  return (
    <ConfirmDialog
      title={blocked ? texts.undoTitle : texts.title}
      text={blocked ? texts.undoText(email, blocked) : texts.text(email)}
      confirm={blocked ? texts.undoConfirm : texts.confirm}
      fault={fault ?? error?.message}
      busy={busy || !data}
      onConfirm={() => data && void change(data)}
      onClose={onClose}
    />
  )
}
