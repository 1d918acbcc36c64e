import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The owner's settings. A row for each exists from the first start. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  /** null until the owner sets it: the default applies */
  value: jsonb().$type<unknown>(),
  /** working copy, which only preview links show; null: there is none */
  draft: jsonb().$type<unknown>(),
  version: integer().notNull().default(1),
  modifiedAt: timestamp({ withTimezone: true }).notNull(),
})
