import { sql } from 'drizzle-orm'
import { staffProviderEvents } from '../../../../contracts/subscriptions/staff-provider-events.ts'
import { anyOf, listSource } from '../../../../platform/staff/index.ts'
import { providerEvents, unprocessedEvents } from '../../tables-events.ts'

export const source = listSource(staffProviderEvents.list, {
  table: unprocessedEvents,
  key: unprocessedEvents.uid,
  select: (db) => db.select().from(unprocessedEvents).$dynamic(),
  sorts: {
    date: unprocessedEvents.receivedAt,
    triedDateTime: unprocessedEvents.triedAt,
    type: unprocessedEvents.type,
    provider: unprocessedEvents.provider,
    tries: unprocessedEvents.tries,
    uid: unprocessedEvents.uid,
  },
  natural: { by: unprocessedEvents.receivedAt, order: 'desc' },
  filters: { uid: anyOf(unprocessedEvents.uid), problem: anyOf(unprocessedEvents.problem) },
  // If an event is delivered twice at once, one delivery may fail after the other has succeeded.
  only: sql`not exists (select 1 from ${providerEvents} e
    where e.provider = ${unprocessedEvents.provider} and e.event_uid = ${unprocessedEvents.eventUid})`,
})
