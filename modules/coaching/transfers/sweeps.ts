import { writeAudit } from '../../../platform/audit/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { defineSweep } from '../../../platform/jobs/index.ts'
import { publishEphemeral } from '../../support/index.ts'
import { notifyOfDecision } from './notify-coach.ts'
import { settleTransfer, takeExpiredTransfers } from './queries-transfers.ts'

const batch = 50

async function expireSome(platform: OpenedPlatform): Promise<number> {
  const { db, clock } = platform
  const now = clock.now()
  return db.transaction(async (db) => {
    const expired = await takeExpiredTransfers(db, now, batch)
    for (const row of expired) {
      await settleTransfer(db, row, 'expired', now)
      await writeAudit(db, clock, { actor: null, action: 'tickets.expire-transfer', target: row.ticketUid })
      await publishEphemeral(platform, db, row.ticketUid, 'transfer')
      await notifyOfDecision(platform, db, { uid: row.fromUid, ticketUid: row.ticketUid, accepted: false })
    }
    return expired.length
  })
}

/** Expires proposals without a decision: the coach stays, and is notified. */
export const expireTransfersSweep = defineSweep({
  name: 'coaching.expire-transfers',
  everySeconds: 60,
  async handle(platform: OpenedPlatform) {
    while ((await expireSome(platform)) === batch);
  },
})
