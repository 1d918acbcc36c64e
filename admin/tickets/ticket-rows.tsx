import Box from '@mui/material/Box'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'react-admin'
import type { StaffTicket } from '../../contracts/staff-tickets.ts'
import { TicketRow } from './ticket-row.tsx'
import type { Presences } from './use-presences.ts'

/** Moments pass into « en retard » and « hier » while nothing else happens. */
const minuteMilliseconds = 60_000

function useMinutes(): void {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), minuteMilliseconds)
    return () => clearInterval(timer)
  }, [])
}

const linkOf = (list: HTMLElement | null, uid: string | null) =>
  list?.querySelector<HTMLElement>(`[data-ticket="${uid}"] a`)

/** The list as it is now. The scroll position is restored on return; a row that moves keeps the focus. */
export function TicketRows({ tickets, presences }: { tickets: readonly StaffTicket[]; presences: Presences }) {
  useMinutes()
  const list = useRef<HTMLElement>(null)
  const [opened, setOpened] = useStore<string | null>('tickets.opened', null)
  const [cameFrom] = useState(opened)
  // Before what is drawn takes the row, and her place with it, elsewhere.
  const focused = document.activeElement?.closest<HTMLElement>('[data-ticket]')?.dataset.ticket ?? null

  useEffect(() => {
    const link = linkOf(list.current, cameFrom)
    link?.focus({ preventScroll: true })
    link?.scrollIntoView({ block: 'center' })
  }, [cameFrom])

  // biome-ignore lint/correctness/useExhaustiveDependencies: rows move when the tickets do
  useLayoutEffect(() => {
    if (document.activeElement === document.body) linkOf(list.current, focused)?.focus({ preventScroll: true })
  }, [tickets])

  return (
    <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {tickets.map((ticket) => (
        <TicketRow
          key={ticket.uid}
          ticket={ticket}
          others={presences.get(ticket.uid) ?? []}
          onOpen={() => setOpened(ticket.uid)}
        />
      ))}
    </Box>
  )
}
