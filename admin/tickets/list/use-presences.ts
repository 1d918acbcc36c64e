import { useEffect, useState } from 'react'
import { presenceAtTicket } from '../../../contracts/support/staff-ticket-list.ts'
import { dataOf } from '../../../conversation/events/event-stream.ts'
import { addPresenceSignal, dropExpiredSignals, type PresenceSignals } from './others.ts'

const forgottenEveryMilliseconds = 2000

export type Presences = ReadonlyMap<string, readonly PresenceSignals[]>

/** Colleagues who have conversations of the list open. */
export function usePresences() {
  const [presences, setPresences] = useState<Presences>(new Map())
  const someone = presences.size > 0

  function receive(event: MessageEvent): void {
    const data = dataOf(presenceAtTicket, event)
    if (!data) return
    const others = data.others.reduce<readonly PresenceSignals[]>(
      (known, one) => addPresenceSignal(known, one, Date.now()),
      [],
    )
    setPresences((known) => {
      const next = new Map(known)
      if (others.length === 0) next.delete(data.ticket)
      else next.set(data.ticket, others)
      return next
    })
  }

  useEffect(() => {
    if (!someone) return
    const forget = setInterval(() => {
      const now = Date.now()
      setPresences((known) => {
        const left = [...known].map(([uid, others]) => [uid, dropExpiredSignals(others, now)] as const)
        if (left.every(([uid, others]) => others === known.get(uid))) return known
        return new Map(left.filter(([, others]) => others.length > 0))
      })
    }, forgottenEveryMilliseconds)
    return () => clearInterval(forget)
  }, [someone])
  return { presences, receive, clear: () => setPresences(new Map()) }
}
