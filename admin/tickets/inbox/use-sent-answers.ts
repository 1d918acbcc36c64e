import { useState } from 'react'
import { useNavigate } from 'react-router'
import { listStaffTickets, type StaffMessage, undoStaffMessage } from '../../../contracts/support/staff-tickets.ts'
import { callApi } from '../../../relay/call.ts'
import { useNotify } from '../../layout/notices.tsx'
import { words } from '../../words.ts'
import { changeTicket } from '../ticket-calls.ts'
import { ticketWords } from '../words.ts'
import { useTicketNavigation } from './use-ticket-navigation.ts'
import { inboxWords } from './words.ts'

/** Step after an answer: stay, open the next conversation that waits, or close this one first. */
export type AfterSend = 'stay' | 'next' | 'close'

interface Kept {
  ticket: string
  message: StaffMessage
}

interface Sent extends Kept {
  closed: boolean
}

async function currentOf(uid: string) {
  const [ticket] = (await callApi(listStaffTickets, { query: { filter: { uid: [uid] } } })).payload
  if (!ticket) throw new Error(ticketWords.thread.notFound)
  return ticket
}

/** @returns false if the person wrote meanwhile */
async function closeAnswered(uid: string): Promise<boolean> {
  const { version, waitingSince } = await currentOf(uid)
  if (waitingSince) return false
  await changeTicket(uid, { status: 'closed', version })
  return true
}

/** State of the latest answer: opens the next conversation if asked, and lets the user undo the answer from any page. */
export function useSentAnswers() {
  const notify = useNotify()
  const navigate = useNavigate()
  // The next key press must act on the new screen.
  const goAtOnce = (path: string) => void navigate(path, { flushSync: true })
  const walk = useTicketNavigation()
  const [sent, setSent] = useState<Sent>()
  const [returned, setReturned] = useState<Kept>()
  const [leaving, setLeaving] = useState<string>()
  const fail = (error: unknown) =>
    notify(error instanceof Error ? error.message : words.failure.refused, { type: 'error' })

  async function openNext(from: string): Promise<void> {
    const next = await walk.nextWaiting(from)
    if (!next) notify(inboxWords.nothingWaits, { type: 'info' })
    goAtOnce(next ? `/tickets/${next}/show` : '/tickets')
  }
  async function onSent(ticket: string, message: StaffMessage, after: AfterSend): Promise<void> {
    setSent({ ticket, message, closed: false })
    if (after === 'stay') return
    setLeaving(ticket)
    try {
      const closed = after === 'close' && (await closeAnswered(ticket))
      if (after === 'close' && !closed) {
        notify(inboxWords.notClosed, { type: 'warning' })
        return
      }
      setSent({ ticket, message, closed })
      await openNext(ticket)
    } catch (error) {
      fail(error)
    } finally {
      setLeaving(undefined)
    }
  }
  async function undo({ ticket, message, closed }: Sent): Promise<void> {
    try {
      await callApi(undoStaffMessage, { params: { uid: ticket, message: message.uid } })
      if (closed) await changeTicket(ticket, { status: 'pending', version: (await currentOf(ticket)).version })
      setReturned({ ticket, message })
      goAtOnce(`/tickets/${ticket}/show`)
      notify(inboxWords.undone, { type: 'info' })
    } catch (error) {
      fail(error)
    }
  }
  return {
    onSent: (ticket: string, message: StaffMessage, after: AfterSend) => void onSent(ticket, message, after),
    /** uid of a conversation that is about to be replaced by the next one: typing is disabled */
    leaving,
    /** answer that was undone: it returns to the field of its conversation */
    returned,
    onReturned: () => setReturned(undefined),
    notice: sent && {
      id: sent.message.uid,
      message: sent.message.internal ? ticketWords.composer.noted : ticketWords.composer.sent,
      onUndo: () => void undo(sent),
      onDone: () => setSent((known) => (known?.message === sent.message ? undefined : known)),
    },
    async step(from: string, step: 1 | -1): Promise<void> {
      try {
        const uid = await walk.step(from, step)
        if (uid) goAtOnce(`/tickets/${uid}/show`)
        else notify(inboxWords.lastOne, { type: 'info' })
      } catch (error) {
        fail(error)
      }
    },
  }
}

export type SentAnswers = ReturnType<typeof useSentAnswers>
