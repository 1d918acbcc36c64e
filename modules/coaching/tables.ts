import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** The key of each discussion, wrapped by a master key that is not in the database. */
export const discussionKeys = pgTable(
  'coaching_discussion_keys',
  {
    ticketUid: uuid().primaryKey(),
    masterKeyId: text().notNull(),
    wrapped: text().notNull(),
  },
  (table) => [index('coaching_discussion_keys_master').on(table.masterKeyId)],
)

/** The identifiers of the master keys used so far, never the keys themselves. */
export const masterKeys = pgTable('coaching_master_keys', {
  id: text().primaryKey(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})

/** Each reading of a discussion by staff other than its coach, with the reason. */
export const readings = pgTable(
  'coaching_readings',
  {
    uid: uuid().primaryKey(),
    ticketUid: uuid().notNull(),
    staffUid: uuid().notNull(),
    staffName: text().notNull(),
    /** encrypted with the discussion's key: a reason may quote the discussion */
    reason: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('coaching_readings_ticket').on(table.ticketUid, table.createdAt)],
)

/** A proposal to transfer a discussion to another coach: only the member decides it. */
export const transfers = pgTable(
  'coaching_transfers',
  {
    uid: uuid().primaryKey(),
    ticketUid: uuid().notNull(),
    /** who proposed it: the coach of the discussion, or the owner */
    proposedByUid: uuid().notNull(),
    fromUid: uuid().notNull(),
    fromName: text().notNull(),
    toUid: uuid().notNull(),
    toName: text().notNull(),
    state: text({ enum: ['proposed', 'accepted', 'refused', 'withdrawn', 'expired'] }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    decidedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('coaching_transfers_ticket').on(table.ticketUid, table.createdAt),
    uniqueIndex('coaching_transfers_open').on(table.ticketUid).where(sql`state = 'proposed'`),
    index('coaching_transfers_expiry').on(table.expiresAt).where(sql`state = 'proposed'`),
  ],
)

/** A diploma, insurance or supervision of a coach. */
export const credentials = pgTable(
  'coaching_credentials',
  {
    uid: uuid().primaryKey(),
    coachUid: uuid().notNull(),
    kind: text({ enum: ['diploma', 'insurance', 'supervision'] }).notNull(),
    title: text().notNull(),
    /** its last day, in Paris */
    validUntil: date({ mode: 'string' }),
    checkedOn: date({ mode: 'string' }),
    checkedByUid: uuid(),
    checkedByName: text(),
    version: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('coaching_credentials_coach').on(table.coachUid, table.kind)],
)
