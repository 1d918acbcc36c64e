import type { entries, tickets } from './tables.ts'

export type TicketRow = Omit<typeof tickets.$inferSelect, 'searched'>
export type EntryRow = typeof entries.$inferSelect
/** A ticket as one reader meets it. */
export type SeenTicket = TicketRow & { seen: number }
