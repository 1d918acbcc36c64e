import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/** Agreements that another coach reads and answers a coach's discussions on given days. */
export const covers = pgTable(
  'support_covers',
  {
    uid: uuid().primaryKey(),
    coachUid: uuid().notNull(),
    coachName: text().notNull(),
    coverUid: uuid().notNull(),
    coverName: text().notNull(),
    /** midnight in Paris before the first day */
    startsAt: moment().notNull(),
    /** midnight in Paris after the last day */
    endsAt: moment().notNull(),
    /** the covering coach agreed */
    acceptedAt: moment(),
    /** declined, withdrawn or ended early */
    closedAt: moment(),
    /** when the covering coach's open lists were notified of the beginning, and of the end */
    beginNotifiedAt: moment(),
    endNotifiedAt: moment(),
    version: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('support_covers_cover').on(table.coverUid, table.endsAt),
    index('support_covers_coach').on(table.coachUid, table.endsAt),
    index('support_covers_unnotified')
      .on(table.startsAt)
      .where(sql`end_notified_at is null and accepted_at is not null`),
  ],
)
