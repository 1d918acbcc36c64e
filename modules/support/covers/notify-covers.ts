import type { Database } from '../../../platform/database/index.ts'
import type { OpenedPlatform, Platform } from '../../../platform/index.ts'
import { defineSweep } from '../../../platform/jobs/index.ts'
import { listsTopic } from '../streaming/ephemeral-events.ts'
import { type CoverRow, takeUnnotifiedCovers, updateCover } from './queries-covers.ts'

const batch = 50

/** Reloads the covering coach's lists and rechecks access to open conversations, in every process after the commit. */
export async function notifyCover(
  { events }: Pick<Platform, 'events'>,
  db: Database,
  { uid, coverUid }: Pick<CoverRow, 'uid' | 'coverUid'>,
  { now, isOver }: { now: Date; isOver: boolean },
): Promise<void> {
  await updateCover(db, uid, isOver ? { beginNotifiedAt: now, endNotifiedAt: now } : { beginNotifiedAt: now })
  await events.publish(db, listsTopic, { staff: coverUid })
}

function notifySome(platform: OpenedPlatform): Promise<number> {
  return platform.db.transaction(async (db) => {
    const now = platform.clock.now()
    const found = await takeUnnotifiedCovers(db, now, batch)
    for (const row of found) {
      await notifyCover(platform, db, row, { now, isOver: row.endsAt <= now || row.closedAt !== null })
    }
    return found.length
  })
}

/**
 * Reloads a covering coach's open lists when a cover begins and ends. At the end, also closes the streams of conversations that
 * the coach may no longer read. Access does not depend on this sweep: each request checks it.
 */
export const notifyCoversSweep = defineSweep({
  name: 'support.notify-covers',
  everySeconds: 15,
  async handle(platform: OpenedPlatform) {
    while ((await notifySome(platform)) === batch);
  },
})
