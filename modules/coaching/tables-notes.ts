import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** A coach's private notes about a member. */
export const notes = pgTable(
  'coaching_notes',
  {
    uid: uuid().primaryKey(),
    memberUid: uuid().notNull(),
    coachUid: uuid().notNull(),
    /** encrypted with a key of its own, which is wrapped like a discussion's key */
    content: text().notNull(),
    version: integer().notNull(),
    modifiedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('coaching_notes_pair').on(table.memberUid, table.coachUid),
    index('coaching_notes_coach').on(table.coachUid),
  ],
)
