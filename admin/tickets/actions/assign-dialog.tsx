import { useState } from 'react'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { ticketWords } from '../words.ts'
import { ColleagueField } from './colleague-field.tsx'
import { useColleagues } from './use-colleagues.ts'

interface AssignDialogProps {
  ticket: StaffTicket
  onAssign(uid: string): void
  onClose(): void
}

/** A help desk ticket is reassigned at once: every help desk colleague may answer it, whoever the assignee is. */
export function AssignDialog({ ticket, onAssign, onClose }: AssignDialogProps) {
  const colleagues = useColleagues(true)?.filter(({ uid }) => uid !== ticket.assignee?.uid)
  const [chosen, setChosen] = useState('')
  function assign(): void {
    if (chosen === '') return
    onAssign(chosen)
    onClose()
  }
  if (!colleagues) return null
  return (
    <ConfirmDialog
      form
      title={ticketWords.change.assignTitle}
      text={ticketWords.change.assignText}
      confirm={ticketWords.change.assignConfirm}
      maxWidth="xs"
      onConfirm={assign}
      onClose={onClose}
    >
      <ColleagueField colleagues={colleagues} value={chosen} onChange={setChosen} />
    </ConfirmDialog>
  )
}
