import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What the owner decides about her house. A row for each setting exists from the first start. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  /** null until the owner decided: then the house's own value counts */
  value: jsonb().$type<unknown>(),
  version: integer().notNull().default(1),
  modifiedAt: timestamp({ withTimezone: true }).notNull(),
})
