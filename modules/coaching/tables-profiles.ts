import { boolean, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ProfileWords } from '../../contracts/coaching/coach-profiles.ts'

/** The sheet of a coach: the draft and the published version. */
export const profiles = pgTable(
  'coaching_profiles',
  {
    coachUid: uuid().primaryKey(),
    /** last part of the public page's URL */
    slug: text(),
    draft: jsonb().$type<ProfileWords>().notNull(),
    live: jsonb().$type<ProfileWords>(),
    /** uid of the coach as an author of the magazine */
    author: text(),
    /** maximum number of open discussions */
    capacity: integer(),
    published: boolean().notNull(),
    submittedAt: timestamp({ withTimezone: true }),
    modifiedAt: timestamp({ withTimezone: true }).notNull(),
    version: integer().notNull(),
  },
  (table) => [
    uniqueIndex('coaching_profiles_slug').on(table.slug),
    uniqueIndex('coaching_profiles_author').on(table.author),
  ],
)
