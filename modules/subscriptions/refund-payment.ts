import type { Database } from '../../platform/database/index.ts'
import { conflict, notFound, violation } from '../../platform/errors/index.ts'
import type { Platform } from '../../platform/index.ts'
import { lockSubscription } from './queries.ts'
import { findAttempt } from './queries-attempts.ts'
import { insertRefund, refundableCharges } from './queries-money.ts'

/**
 * Staff gives back what is left of one payment; the money leaves with the next sweep. Who may is the caller's to say.
 * @param uid of the attempt that took the money
 * @throws 404 where there is no such payment, 409 where nothing of it is left
 */
export async function refundPayment(
  platform: Pick<Platform, 'clock'>,
  db: Database,
  uid: string,
  reason: string,
): Promise<void> {
  const now = platform.clock.now()
  await db.transaction(async (db) => {
    const attempt = await findAttempt(db, uid)
    if (!attempt) throw notFound('Ce paiement n’existe pas.')
    await lockSubscription(db, attempt.subscriptionUid)
    const charges = await refundableCharges(db, attempt.subscriptionUid)
    const amount = charges.find(({ attemptUid }) => attemptUid === uid)?.left ?? 0
    if (amount <= 0) throw conflict([violation('state', 'Il ne reste rien à rembourser de ce paiement.')])
    const refund = { attemptUid: uid, purpose: 'staff', amount, reason, createdAt: now, tryAt: now } as const
    await insertRefund(db, { ...refund, key: `staff:${uid}` })
  })
}
