import type { StaffTicket, StaffTicketChange } from '../../../contracts/support/staff-tickets.ts'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { TimeDialog } from '../composer/time-dialog.tsx'
import { ticketWords } from '../words.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { EraseContactDialog } from './erase-contact-dialog.tsx'
import { ForwardDialog } from './forward-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { TagsDialog } from './tags-dialog.tsx'
import { TransferDialog } from './transfer-dialog.tsx'

const texts = ticketWords.change

interface TicketDialogProps {
  ticket: StaffTicket
  onChange(part: Omit<StaffTicketChange, 'version'>): Promise<void>
  onOutdated(): void
  onClose(): void
}

const dialogs = {
  assign: ({ ticket, onChange, onClose }: TicketDialogProps) => (
    <AssignDialog ticket={ticket} onAssign={(assignee) => void onChange({ assignee })} onClose={onClose} />
  ),
  tags: ({ ticket, onChange, onClose }: TicketDialogProps) => (
    <TagsDialog tags={ticket.tags} onSave={(tags) => void onChange({ tags })} onClose={onClose} />
  ),
  snooze: ({ onChange, onClose }: TicketDialogProps) => (
    <TimeDialog
      title={texts.snoozeTitle}
      confirm={texts.snoozeConfirm}
      hint={texts.snoozeHint}
      onTime={async (moment) => {
        await onChange({ snoozedUntil: moment.toISOString() })
        onClose()
      }}
      onClose={onClose}
    />
  ),
  lock: ({ onChange, onClose }: TicketDialogProps) => (
    <ConfirmDialog
      title={texts.lockTitle}
      text={texts.lockText}
      confirm={texts.lockConfirm}
      onConfirm={() => {
        onClose()
        void onChange({ status: 'locked' })
      }}
      onClose={onClose}
    />
  ),
  merge: ({ ticket, onOutdated, onClose }: TicketDialogProps) => (
    <MergeDialog ticket={ticket} onOutdated={onOutdated} onClose={onClose} />
  ),
  erase: ({ ticket, onClose }: TicketDialogProps) => <EraseContactDialog ticket={ticket} onClose={onClose} />,
  forward: ({ ticket, onClose }: TicketDialogProps) => <ForwardDialog ticket={ticket} onClose={onClose} />,
  block: ({ ticket, onOutdated, onClose }: TicketDialogProps) => (
    <BlockDialog ticket={ticket} onOutdated={onOutdated} onClose={onClose} />
  ),
  transfer: ({ ticket, onOutdated, onClose }: TicketDialogProps) => (
    <TransferDialog ticket={ticket} onOutdated={onOutdated} onClose={onClose} />
  ),
}

export type DialogName = keyof typeof dialogs

export function TicketDialog({ dialog, ...props }: TicketDialogProps & { dialog: DialogName }) {
  const Dialog = dialogs[dialog]
  return <Dialog {...props} />
}
