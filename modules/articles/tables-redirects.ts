import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Former addresses of the site, with their current targets. No target is a source. */
export const redirects = pgTable('redirects', {
  uid: uuid().primaryKey(),
  /** a path as browsers send it, without a query */
  source: text().notNull().unique(),
  target: text().notNull(),
  origin: text({ enum: ['manual', 'merge', 'move', 'import'] }).notNull(),
  date: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  version: integer().notNull().default(1),
})
