import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The first answer to each write that could be sent twice; kept a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** hash of the call, its caller, and their key */
    scope: text().primaryKey(),
    bodyHash: text().notNull(),
    status: integer(),
    answer: jsonb(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('idempotency_keys_created').on(table.createdAt)],
)
