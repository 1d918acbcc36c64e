import { sql } from 'drizzle-orm'
import { index, pgTable, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { tickets } from './tables.ts'

const moment = () => timestamp({ withTimezone: true })

/** A promised hour that passed without an answer: one row each time that the member waits. */
export const missedPromises = pgTable(
  'support_missed_promises',
  {
    uid: uuid().primaryKey(),
    ticketUid: uuid()
      .notNull()
      .references(() => tickets.uid, { onDelete: 'cascade' }),
    ownerUid: uuid().notNull(),
    waitingSince: moment().notNull(),
    dueAt: moment().notNull(),
    recordedAt: moment().notNull(),
    /** time of the decision about its credit */
    settledAt: moment(),
  },
  (table) => [
    unique('support_missed_promises_wait').on(table.ticketUid, table.waitingSince),
    index('support_missed_promises_open').on(table.recordedAt).where(sql`settled_at is null`),
  ],
)
