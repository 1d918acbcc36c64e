import Box from '@mui/material/Box'
import { useListContext, useStore } from 'ra-core'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts'
import { othersOf } from './others.ts'
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

/** Keys that move between rows and choose the current one. */
function useRowKeys(list: RefObject<HTMLElement | null>, onToggle: (uid: string) => void): void {
  const ticketOf = (element: Element | null) => element?.closest<HTMLElement>('[data-ticket]')?.dataset.ticket
  function move(step: 1 | -1): void {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-ticket] a') ?? [])]
    const here = links.findIndex((link) => ticketOf(link) === ticketOf(document.activeElement))
    links[here === -1 ? 0 : Math.min(Math.max(here + step, 0), links.length - 1)]?.focus()
  }
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    x() {
      const uid = ticketOf(document.activeElement)
      if (uid) onToggle(uid)
    },
  })
}

/** The list as it is now. The scroll position is restored on return; a row that moves keeps the focus. */
export function TicketRows({ tickets, presences }: { tickets: readonly StaffTicket[]; presences: Presences }) {
  useMinutes()
  const list = useRef<HTMLElement>(null)
  const { selectedIds, onToggleItem } = useListContext()
  useRowKeys(list, onToggleItem)
  const [opened, setOpened] = useStore<string | null>('tickets.opened', null)
  const [cameFrom] = useState(opened)
  // Remember the focused row before a re-render moves it.
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
          others={othersOf(presences.get(ticket.uid) ?? [])}
          chosen={selectedIds.includes(ticket.uid)}
          onToggle={() => onToggleItem(ticket.uid)}
          onOpen={() => setOpened(ticket.uid)}
        />
      ))}
    </Box>
  )
}
