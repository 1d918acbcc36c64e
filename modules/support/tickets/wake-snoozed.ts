import type { OpenedPlatform } from '../../../platform/index.ts'
import { defineSweep } from '../../../platform/jobs/index.ts'
import { entriesTopic } from './messages/append.ts'
import { wakeSnoozed } from './queries-tickets.ts'

const batch = 100

/** Queries hide snoozed tickets until their time; this sweep notifies the open lists when it has come. */
export const wakeSnoozedSweep = defineSweep({
  name: 'support.wake-snoozed',
  everySeconds: 5,
  handle: ({ db, clock, events }: OpenedPlatform) =>
    db.transaction(async (db) => {
      const awake = await wakeSnoozed(db, clock.now(), batch)
      for (const ticket of awake) await events.publish(db, entriesTopic, { ticket })
    }),
})
