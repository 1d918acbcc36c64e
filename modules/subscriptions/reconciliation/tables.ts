import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { DisputeReason } from '../../../contracts/subscriptions/staff-ledger.ts'

const moment = () => timestamp({ withTimezone: true })

/** Each day's comparison of the provider's records with the ledger. Amounts are cents. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    uid: uuid().primaryKey(),
    provider: text().notNull(),
    /** day in Paris, `2026-03-31`: one comparison per provider and day */
    day: text().notNull(),
    fromAt: moment().notNull(),
    toAt: moment().notNull(),
    /** when a process claimed it; another process takes over if that process has died */
    takenAt: moment().notNull(),
    finishedAt: moment(),
    charged: integer().notNull().default(0),
    refunded: integer().notNull().default(0),
    ledgerCharged: integer().notNull().default(0),
    ledgerRefunded: integer().notNull().default(0),
  },
  (table) => [uniqueIndex('reconciliations_day').on(table.provider, table.day)],
)

export const entryKinds = ['charge', 'refund', 'dispute'] as const
export const differenceProblems = [
  'missing-in-ledger',
  'missing-at-provider',
  'amount',
  'refund-failed',
  'stopped-refund',
  'dispute',
] as const
export const differenceStates = ['repaired', 'open'] as const

/** One row for each difference; rows are only added. */
export const ledgerDifferences = pgTable(
  'ledger_differences',
  {
    uid: uuid().primaryKey(),
    /** null when the provider reported it by an event */
    reconciliationUid: uuid().references(() => reconciliations.uid),
    provider: text().notNull(),
    kind: text({ enum: entryKinds }).notNull(),
    problem: text({ enum: differenceProblems }).notNull(),
    state: text({ enum: differenceStates }).notNull(),
    /** the provider's reference of the charge, refund or dispute */
    reference: text().notNull(),
    amount: integer(),
    ledgerAmount: integer(),
    attemptUid: uuid(),
    at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('ledger_differences_once').on(table.provider, table.reference, table.problem),
    index('ledger_differences_at').on(table.at),
    index('ledger_differences_of').on(table.reconciliationUid),
    index('ledger_differences_attempt').on(table.attemptUid).where(sql`attempt_uid is not null`),
  ],
)

/** Reason and deadline of each dispute, as the provider last reported them. */
export const disputeDetails = pgTable('dispute_details', {
  differenceUid: uuid()
    .primaryKey()
    .references(() => ledgerDifferences.uid),
  reason: text().$type<DisputeReason>().notNull(),
  /** null: the provider awaits no answer */
  answerBy: moment(),
})

/** `closed`: the bank's inquiry ended without a dispute. */
export const disputeOutcomes = ['won', 'lost', 'closed'] as const

/** The end of each dispute, as the provider reported it; rows are only added. */
export const endedDisputes = pgTable('ended_disputes', {
  differenceUid: uuid()
    .primaryKey()
    .references(() => ledgerDifferences.uid),
  outcome: text({ enum: disputeOutcomes }).notNull(),
  /** cents of fee that the provider keeps; null if it does not say */
  fee: integer(),
  at: moment().notNull(),
})
