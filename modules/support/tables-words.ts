import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { tsvector } from '../../platform/database/french-text.ts'
import { tickets } from './tables.ts'

/** Lexemes of subject, messages and notes of a contact ticket. Discussions are encrypted and have no row. */
export const ticketWords = pgTable(
  'support_ticket_words',
  {
    ticketUid: uuid()
      .primaryKey()
      .references(() => tickets.uid, { onDelete: 'cascade' }),
    search: tsvector().notNull(),
  },
  (table) => [index('support_ticket_words_search').using('gin', table.search)],
)
