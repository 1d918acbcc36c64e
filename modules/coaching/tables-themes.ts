import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** Themes of discussions. Only the encrypted title of a discussion names its theme. */
export const themes = pgTable(
  'coaching_themes',
  {
    /** slug */
    uid: text().primaryKey(),
    name: text().notNull(),
    text: text().notNull(),
    colour: text().notNull(),
    order: integer().notNull(),
    active: boolean().notNull(),
    /** some discussion was opened with it; only encrypted titles say which */
    used: boolean().notNull(),
    formerNames: text().array().notNull().default([]),
    version: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('coaching_themes_name').on(sql`fold(${table.name})`)],
)
