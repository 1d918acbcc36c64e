import { boolean, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ProfileWords } from '../../contracts/coaching/coach-profiles.ts'

/** The sheet of a coach: what the coach wrote, and what of it was published. */
export const profiles = pgTable(
  'coaching_profiles',
  {
    coachUid: uuid().primaryKey(),
    /** address of the public page */
    slug: text(),
    draft: jsonb().$type<ProfileWords>().notNull(),
    live: jsonb().$type<ProfileWords>(),
    /** uid of the magazine's author that the coach is */
    author: text(),
    /** open discussions at most */
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
