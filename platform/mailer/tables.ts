import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Every mail the house wrote: what, to whom, and what became of it. */
export const mails = pgTable(
  'mails',
  {
    uid: uuid().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** the template's name: what kind of mail it is */
    kind: text().notNull(),
    /** RFC 5322 headers of threads and replies, as JSON */
    headers: text(),
    state: text({ enum: ['queued', 'sent', 'kept', 'failed'] }).notNull(),
    error: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('mails_recipient').on(table.recipient, table.createdAt)],
)
