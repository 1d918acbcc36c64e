import type { OpenedPlatform } from '../../../platform/index.ts'
import { defineSweep } from '../../../platform/jobs/index.ts'
import { entriesTopic } from './messages/append-entries.ts'
import { wakeSnoozedTickets } from './queries-tickets.ts'

const batch = 100

/** Queries hide snoozed tickets until they are due; this sweep then notifies the open lists. */
export const wakeSnoozedSweep = defineSweep({
  name: 'support.wake-snoozed',
  everySeconds: 5,
  handle: ({ db, clock, events }: OpenedPlatform) =>
    db.transaction(async (db) => {
      const awake = await wakeSnoozedTickets(db, clock.now(), batch)
      for (const ticket of awake) await events.publish(db, entriesTopic, { ticket })
    }),
})
