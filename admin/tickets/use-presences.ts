import { useEffect, useState } from 'react'
import { presenceAtTicket } from '../../contracts/staff-ticket-list.ts'
import type { Presence } from '../../contracts/staff-tickets.ts'
import { dataOf } from '../../conversation/event-stream.ts'

/** What was not repeated counts no more. By this window's clock: the server's may be ahead. */
const countedMilliseconds = { reading: 30_000, writing: 10_000 }
const forgottenEveryMilliseconds = 2000

type Counted = Presence & { until: number }
export type Presences = ReadonlyMap<string, readonly Counted[]>

/** Who else of the team is at which conversation of the list. */
export function usePresences() {
  const [presences, setPresences] = useState<Presences>(new Map())
  const someone = presences.size > 0

  function receive(event: MessageEvent): void {
    const data = dataOf(presenceAtTicket, event)
    if (!data) return
    const others = data.others.map((one) => ({ ...one, until: Date.now() + countedMilliseconds[one.state] }))
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
        if (![...known.values()].flat().some(({ until }) => until < now)) return known
        const left = [...known].map(([uid, others]) => [uid, others.filter(({ until }) => until >= now)] as const)
        return new Map(left.filter(([, others]) => others.length > 0))
      })
    }, forgottenEveryMilliseconds)
    return () => clearInterval(forget)
  }, [someone])
  return { presences, receive, clear: () => setPresences(new Map()) }
}
