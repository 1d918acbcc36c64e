import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Append-only. Lines outlive the people concerned, so they hold uids and never names or addresses. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    uid: uuid().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** null for the application itself */
    actor: uuid(),
    action: text().notNull(),
    /** kind of the target, such as `members` */
    resource: text().notNull(),
    target: text(),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('audit_entries_at').on(table.at, table.uid),
    index('audit_entries_target').on(table.target, table.at),
    index('audit_entries_actor').on(table.actor, table.at),
    index('audit_entries_action').on(table.action, table.at),
  ],
)
