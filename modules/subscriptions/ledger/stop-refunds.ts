import type { Database } from '../../../platform/database/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { refundsOf, remainingRefundable, stopRefunds } from './queries-money.ts'
import { finishCredit } from './send-refunds.ts'

/**
 * After the payer's bank took money back, stops the newest refunds that the charge no longer covers: the provider would refuse them
 * for ever. The caller has locked what the charge paid for.
 */
export async function stopReturnedRefunds(
  platform: Pick<OpenedPlatform, 'clock' | 'config' | 'mailer'>,
  db: Database,
  attemptUid: string,
): Promise<void> {
  const waiting = (await refundsOf(db, [attemptUid])).filter(({ tryAt }) => tryAt !== null).reverse()
  let missing = -(await remainingRefundable(db, attemptUid))
  const stopped = waiting.filter(({ amount }) => {
    const isCovered = missing <= 0
    if (!isCovered) missing -= amount
    return !isCovered
  })
  await stopRefunds(
    db,
    stopped.map(({ uid }) => uid),
    platform.clock.now(),
  )
  const credits = new Set(stopped.flatMap(({ creditUid }) => creditUid ?? []))
  for (const credit of credits) await finishCredit(platform, db, credit)
}
