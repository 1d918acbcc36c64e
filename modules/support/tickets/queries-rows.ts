import type { entries, tickets } from '../tables.ts'

export type TicketRow = Omit<typeof tickets.$inferSelect, 'searched'>
export type EntryRow = typeof entries.$inferSelect
/** A ticket with how much of it one reader has read. */
export type SeenTicket = TicketRow & { seen: number }
