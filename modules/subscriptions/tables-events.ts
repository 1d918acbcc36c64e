import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ProviderEvent } from './provider/provider.ts'

const moment = () => timestamp({ withTimezone: true })

/** `provider`: the provider did not answer. `site`: a defect of the site. */
export const eventProblems = ['provider', 'site'] as const

/** Signed events that could not be processed. A row is deleted once its event is processed, or set aside by an admin. */
export const unprocessedEvents = pgTable(
  'unprocessed_events',
  {
    uid: uuid().primaryKey(),
    provider: text().notNull(),
    eventUid: text().notNull(),
    type: text().notNull(),
    /** references and amounts; a provider's event is never kept whole */
    event: jsonb().$type<ProviderEvent>().notNull(),
    attemptUid: uuid(),
    receivedAt: moment().notNull(),
    triedAt: moment().notNull(),
    tries: integer().notNull(),
    problem: text({ enum: eventProblems }).notNull(),
  },
  (table) => [
    uniqueIndex('unprocessed_events_once').on(table.provider, table.eventUid),
    index('unprocessed_events_received').on(table.receivedAt, table.uid),
  ],
)

/** Processed events of the providers, one row each. */
export const providerEvents = pgTable(
  'provider_events',
  {
    provider: text().notNull(),
    eventUid: text().notNull(),
    type: text().notNull(),
    attemptUid: text(),
    receivedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventUid] })],
)
