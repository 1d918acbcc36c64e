import type { entries, savedReplies, tickets } from './tables.ts'

export type TicketRow = Omit<typeof tickets.$inferSelect, 'searched'>
export type EntryRow = typeof entries.$inferSelect
export type SavedReplyRow = Omit<typeof savedReplies.$inferSelect, 'titleKey'>
/** A ticket as one reader meets it. */
export type SeenTicket = TicketRow & { seen: number }
