import Box from '@mui/material/Box'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { useKept } from '../../lists/kept.tsx'
import { useList } from '../../lists/list-provider.tsx'
import { usePerson } from '../../person.ts'
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts'
import { listBulkActs } from '../inbox/bulk-bar.tsx'
import type { Bulk, BulkAct } from '../inbox/use-bulk.tsx'
import { openedKey, orderKey } from '../inbox/use-ticket-navigation.ts'
import { listPresentColleagues } from './others.ts'
import { TicketRow } from './ticket-row.tsx'
import type { Presences } from './use-presences.ts'

/** Re-render every minute: « en retard » and « hier » depend on the time alone. */
const minuteMilliseconds = 60_000

function useMinutes(): void {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), minuteMilliseconds)
    return () => clearInterval(timer)
  }, [])
}

const linkOf = (list: HTMLElement | null, uid: string | null | undefined) =>
  uid ? list?.querySelector<HTMLElement>(`[data-ticket="${uid}"] a`) : null

const linksOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-ticket] a') ?? [])]

const ticketOf = (element: Element | null) => element?.closest<HTMLElement>('[data-ticket]')?.dataset.ticket

interface TicketRowsProps {
  tickets: readonly StaffTicket[]
  presences: Presences
  /** uid of the conversation beside the list */
  open: string | undefined
  onAct: Bulk['start']
}

/** Keys that move between rows, and act on the selected rows or, without any, on the focused one. */
function useRowKeys(list: RefObject<HTMLElement | null>, { tickets, open, onAct }: TicketRowsProps): void {
  const me = usePerson()
  const { chosen, toggle } = useList()
  const focused = () => tickets.find(({ uid }) => uid === ticketOf(document.activeElement))
  // Beside a conversation J and K move between conversations, unless a row has the focus.
  function move(step: 1 | -1): boolean {
    const links = linksOf(list.current)
    const here = links.findIndex((link) => ticketOf(link) === ticketOf(document.activeElement))
    if (here === -1 && open) return false
    links[here === -1 ? 0 : Math.min(Math.max(here + step, 0), links.length - 1)]?.focus()
    return true
  }
  function act(name: BulkAct): boolean {
    const marked = tickets.filter(({ uid }) => chosen.includes(uid))
    const current = focused()
    const targets = marked.length > 0 || !current ? marked : [current]
    if (targets.length === 0) return false
    const row = linkOf(list.current, targets[0]?.uid)
    if (row && listBulkActs(targets, me).includes(name)) onAct(name, targets, row)
    return true
  }
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    x() {
      const current = focused()
      if (current) toggle(current.uid)
    },
    p: () => act('take'),
    c: () => act('assign'),
    m: () => act('snooze'),
    f: () => act('close'),
  })
}

/** Remembers the order of the rows at the moment when a conversation is opened: J and K follow it. */
function useKeptOrder({ tickets, open }: TicketRowsProps): void {
  const [, keep] = useKept<readonly string[]>(orderKey, [])
  const order = open ? '' : tickets.map(({ uid }) => uid).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is changed in the open conversation moves it in the list
  useEffect(() => {
    if (!open || tickets.some(({ uid }) => uid === open)) keep(tickets.map(({ uid }) => uid))
  }, [order, open])
}

/** Keeps the focus on its row when rows move; if the row leaves, its neighbour gets the focus. */
function useFocusedRow(list: RefObject<HTMLElement | null>, tickets: readonly StaffTicket[]): void {
  // Remember the focused row before a re-render moves it.
  const focused = ticketOf(document.activeElement)
  const place = useRef(-1)
  const at = tickets.findIndex(({ uid }) => uid === focused)
  if (at !== -1) place.current = at
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows move when the tickets do
  useLayoutEffect(() => {
    if (document.activeElement !== document.body || !focused) return
    const links = linksOf(list.current)
    const link = linkOf(list.current, focused) ?? links[Math.min(place.current, links.length - 1)]
    link?.focus({ preventScroll: true })
  }, [tickets])
}

/** The list as it is now. The scroll position is restored on return; a row that moves keeps the focus. */
export function TicketRows(props: TicketRowsProps) {
  const { tickets, presences, open } = props
  useMinutes()
  const list = useRef<HTMLElement>(null)
  const { chosen, toggle } = useList()
  useRowKeys(list, props)
  useKeptOrder(props)
  useFocusedRow(list, tickets)
  const [opened] = useKept<string | undefined>(openedKey, undefined)
  const last = useRef(opened)
  last.current = opened

  useEffect(() => {
    const link = linkOf(list.current, open ?? last.current)
    if (!open) link?.focus({ preventScroll: true })
    link?.scrollIntoView({ block: open ? 'nearest' : 'center' })
  }, [open])

  return (
    <Box component="ul" ref={list} tabIndex={-1} sx={{ listStyle: 'none', m: 0, p: 0, outline: 'none' }}>
      {tickets.map((ticket) => (
        <TicketRow
          key={ticket.uid}
          ticket={ticket}
          others={listPresentColleagues(presences.get(ticket.uid) ?? [])}
          open={ticket.uid === open}
          chosen={chosen.includes(ticket.uid)}
          onToggle={() => toggle(ticket.uid)}
        />
      ))}
    </Box>
  )
}
