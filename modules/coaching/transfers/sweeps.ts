import { writeAudit } from '../../../platform/audit/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { defineSweep } from '../../../platform/jobs/index.ts'
import { bodyOf } from '../../../platform/mailer/index.ts'
import { findUser } from '../../accounts/index.ts'
import { publishEphemeral } from '../../support/index.ts'
import { transferDecidedMail, transferDecidedSubject } from '../mails/transfer-decided.tsx'
import { settleTransfer, takeExpiredTransfers } from './queries-transfers.ts'

const batch = 50

async function expireSome(platform: OpenedPlatform): Promise<number> {
  const { db, clock, config, mailer } = platform
  const now = clock.now()
  return db.transaction(async (db) => {
    const expired = await takeExpiredTransfers(db, now, batch)
    for (const row of expired) {
      await settleTransfer(db, row, 'expired', now)
      await writeAudit(db, clock, { actor: null, action: 'tickets.expire-transfer', target: row.ticketUid })
      await publishEphemeral(platform, db, row.ticketUid, 'transfer')
      const coach = await findUser(db, row.fromUid)
      if (!coach) continue
      const body = bodyOf(transferDecidedMail, {
        href: `${config.publicUrl}/admin/tickets/${row.ticketUid}`,
        accepted: false,
      })
      await mailer.write(db, {
        to: coach.email,
        kind: 'coaching.transfer-decided',
        subject: transferDecidedSubject(false),
        body,
      })
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
