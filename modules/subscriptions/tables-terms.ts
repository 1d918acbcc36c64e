import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/** Every version of the terms that the site has shown, accepted or not. Rows are added, never changed. */
export const termsVersions = pgTable('terms_versions', {
  /** the digest of title and text */
  uid: text().primaryKey(),
  title: text().notNull(),
  html: text().notNull(),
  /** when the page was saved with this text, or when a changed price or fact was recorded */
  publishedAt: moment().notNull(),
  createdAt: moment().notNull(),
})
