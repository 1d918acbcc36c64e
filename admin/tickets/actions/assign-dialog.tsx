import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
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
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (chosen === '') return
    onAssign(chosen)
    onClose()
  }
  return (
    <FormDialog
      title={ticketWords.change.assignTitle}
      submit={ticketWords.change.assignConfirm}
      open={colleagues !== undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{ticketWords.change.assignText}</Typography>
      <ColleagueField colleagues={colleagues ?? []} value={chosen} onChange={setChosen} />
    </FormDialog>
  )
}
