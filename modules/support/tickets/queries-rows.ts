import type { entries, tickets } from '../tables.ts'

export type TicketRow = Omit<typeof tickets.$inferSelect, 'searched'>
export type EntryRow = typeof entries.$inferSelect
/** A ticket, and how many of its messages one reader has read. */
export type SeenTicket = TicketRow & { seen: number }
