import type { OpenedPlatform } from '../../../platform/index.ts'
import { defineSweep } from '../../../platform/jobs/index.ts'
import { entriesTopic } from './messages/append.ts'
import { wakeSnoozed } from './queries-tickets.ts'

const batch = 100

/** A query leaves out what is snoozed until its time; this tells the open lists that the time has come. */
export const wakeSnoozedSweep = defineSweep({
  name: 'support.wake-snoozed',
  everySeconds: 5,
  handle: ({ db, clock, events }: OpenedPlatform) =>
    db.transaction(async (db) => {
      const awake = await wakeSnoozed(db, clock.now(), batch)
      for (const ticket of awake) await events.publish(db, entriesTopic, { ticket })
    }),
})
