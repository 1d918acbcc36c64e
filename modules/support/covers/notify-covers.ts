import type { OpenedPlatform } from '../../../platform/index.ts'
import { defineSweep } from '../../../platform/jobs/index.ts'
import { listsTopic } from '../streaming/ephemeral-events.ts'
import { markNotified, takeUnnotified } from './queries-covers.ts'

const batch = 50

function notifySome(platform: OpenedPlatform): Promise<number> {
  return platform.db.transaction(async (db) => {
    const now = platform.clock.now()
    const found = await takeUnnotified(db, now, batch)
    for (const { uid, coverUid, endsAt, closedAt } of found) {
      const isOver = endsAt <= now || closedAt !== null
      await markNotified(db, uid, isOver ? { beginNotifiedAt: now, endNotifiedAt: now } : { beginNotifiedAt: now })
      await platform.events.publish(db, listsTopic, { staff: coverUid })
    }
    return found.length
  })
}

/**
 * The open lists of a covering coach reload when her days begin and end, and her open conversations close. Access itself
 * does not wait for this: it is asked for each request.
 */
export const notifyCoversSweep = defineSweep({
  name: 'support.notify-covers',
  everySeconds: 15,
  async handle(platform: OpenedPlatform) {
    while ((await notifySome(platform)) === batch);
  },
})
