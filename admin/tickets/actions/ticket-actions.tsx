import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type {
  StaffTicket,
  StaffTicketChange,
  StaffTicketWithMessages,
} from '../../../contracts/support/staff-tickets.ts'
import { CallError } from '../../../relay/call.ts'
import { failureSentence } from '../../api/failure-sentence.ts'
import { MoreMenu } from '../../layout/more-menu.tsx'
import { useNotify } from '../../layout/notices.tsx'
import { usePerson } from '../../person.ts'
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts'
import { changeTicket } from '../ticket-calls.ts'
import { ticketWords } from '../words.ts'
import { type DialogName, TicketDialog } from './ticket-dialog.tsx'
import { readTicketText } from './ticket-text.ts'

export interface HeaderProps {
  ticket: StaffTicket
  may: StaffTicketWithMessages['may']
  onChanged(ticket: StaffTicket): void
  /** a colleague changed the ticket meanwhile */
  onOutdated(): void
  /** opens the next conversation of the list, or the previous one */
  onStep(step: 1 | -1): void
  /** starts a search in the ticket */
  onSearch(): void
  searching: boolean
}

const texts = ticketWords.change
type Item = [label: string, act: () => void]
type Change = Omit<StaffTicketChange, 'version'>

/** Changes the ticket from its displayed version; if a colleague was faster, shows the current one. */
function useChange({ ticket, onChanged, onOutdated }: HeaderProps) {
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  async function change(part: Change): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      onChanged(await changeTicket(ticket.uid, { ...part, version: ticket.version }))
    } catch (error) {
      const outdated = error instanceof CallError && error.status === 409
      if (outdated) onOutdated()
      notify(outdated ? texts.conflict : failureSentence(error), { type: outdated ? 'warning' : 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { change, busy }
}

/** Copies the whole ticket. Starts before the text is loaded: browsers allow copying only directly after a click. */
function useCopy(uid: string) {
  const notify = useNotify()
  return async () => {
    let failure: unknown
    const text = readTicketText(uid).catch((error: unknown) => {
      failure = error
      throw error
    })
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
      notify(ticketWords.copy.done, { type: 'success' })
    } catch {
      notify(failure instanceof CallError ? failure.message : ticketWords.copy.refused, { type: 'warning' })
    }
  }
}

export function TicketActions(props: HeaderProps) {
  const { ticket, may } = props
  const { uid: me } = usePerson()
  const { change, busy } = useChange(props)
  const copy = useCopy(ticket.uid)
  const [dialog, setDialog] = useState<DialogName | null>(null)
  const locked = ticket.status === 'locked'
  const mine = ticket.assignee?.uid === me
  const closed = ticket.status === 'closed'
  const mayTake =
    may.change && !locked && !mine && (ticket.type === 'contact' || (may.answer && ticket.assignee === null))
  const toggle = () => void change({ status: closed ? 'pending' : 'closed' })
  // The address changes before the screen: a key pressed in between is meant for the next conversation.
  const isShown = () => location.pathname.includes(ticket.uid)
  useShortcuts({
    ...(mayTake && { p: () => isShown() && void change({ assignee: me }) }),
    ...(may.change && !locked && { f: () => isShown() && toggle() }),
    ...(may.change && !locked && ticket.type === 'contact' && { c: () => isShown() && setDialog('assign') }),
  })
  if (!may.change || (locked && ticket.type === 'coaching')) return null
  const ofRequests: Item[] =
    ticket.type === 'contact'
      ? [
          [ticketWords.copy.action, () => void copy()],
          [ticketWords.forward.action, () => setDialog('forward')],
          [ticketWords.block.action, () => setDialog('block')],
          [ticketWords.eraseContact.action, () => setDialog('erase')],
        ]
      : []
  const changes: Item[] = [
    ...(mine ? [[texts.refund, () => void change({ assignee: null })] satisfies Item] : []),
    ...(ticket.type === 'contact' ? [[texts.assign, () => setDialog('assign')] satisfies Item] : []),
    [closed ? texts.reopen : texts.close[ticket.type], toggle],
    ticket.snoozedUntil
      ? [texts.wake, () => void change({ snoozedUntil: null })]
      : [texts.snooze, () => setDialog('snooze')],
    [texts.lock, () => setDialog('lock')],
    ...(ticket.type === 'contact'
      ? ([
          [texts.tags, () => setDialog('tags')],
          [ticketWords.merge.action, () => setDialog('merge')],
        ] satisfies Item[])
      : []),
    ...(may.handOver ? [[texts.transfer, () => setDialog('transfer')] satisfies Item] : []),
  ]
  const items = locked ? ofRequests : [...changes, ...ofRequests]
  return (
    // On a phone both buttons are laid out in the rows of the header: this one beside the ticket's state.
    <Box sx={{ display: { xs: 'contents', sm: 'flex' }, flexShrink: 0, gap: 0.5 }}>
      {mayTake && (
        <Button
          variant="outlined"
          color="inherit"
          disabled={busy}
          onClick={() => void change({ assignee: me })}
          sx={{ order: { xs: 2, sm: 0 }, alignSelf: { xs: 'flex-end', sm: 'auto' } }}
        >
          {texts.take}
        </Button>
      )}
      <MoreMenu label={texts.label} items={items} disabled={busy} />
      {dialog && <TicketDialog dialog={dialog} {...props} onChange={change} onClose={() => setDialog(null)} />}
    </Box>
  )
}
