import type { OpenedPlatform } from '../../../platform/index.ts'
import { defineSweep } from '../../../platform/jobs/index.ts'
import { listsTopic } from '../streaming/ephemeral-events.ts'
import { markTold, takeUntold } from './queries-covers.ts'

const batch = 50

function tellSome(platform: OpenedPlatform): Promise<number> {
  return platform.db.transaction(async (db) => {
    const now = platform.clock.now()
    const untold = await takeUntold(db, now, batch)
    for (const { uid, coverUid, endsAt, closedAt } of untold) {
      const isOver = endsAt <= now || closedAt !== null
      await markTold(db, uid, isOver ? { beginToldAt: now, endToldAt: now } : { beginToldAt: now })
      await platform.events.publish(db, listsTopic, { staff: coverUid })
    }
    return untold.length
  })
}

/**
 * The open lists of a covering coach reload when her days begin and end, and her open conversations close. Access itself
 * does not wait for this: it is asked for each request.
 */
export const tellCoversSweep = defineSweep({
  name: 'support.tell-covers',
  everySeconds: 15,
  async handle(platform: OpenedPlatform) {
    while ((await tellSome(platform)) === batch);
  },
})
