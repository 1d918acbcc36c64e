import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The first answer to each write that could be sent twice: kept a day, within a number of bytes for each sender. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** hash of the call, its caller, and their key */
    scope: text().primaryKey(),
    bodyHash: text().notNull(),
    status: integer(),
    answer: jsonb(),
    /** digest of the person or network whose answers are bounded together */
    sender: text().notNull().default(''),
    /** length of the answer as it is stored */
    bytes: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('idempotency_keys_created').on(table.createdAt),
    index('idempotency_keys_sender').on(table.sender, table.createdAt),
  ],
)
