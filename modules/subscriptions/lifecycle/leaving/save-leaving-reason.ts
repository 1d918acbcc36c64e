import type { Database } from '../../../../platform/database/index.ts'
import { conflict, violation } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { monthAt } from '../../../calendar/index.ts'
import { latestSubscription, lockSubscription } from '../queries.ts'
import { countReason, findAnswer, saveAnswer } from './queries-leaving.ts'

/** Reason stored for an answer that has only a text. */
const unsaid = 'other'

/**
 * Stores why a member leaves; a later answer replaces it. Figures count answers by month and reason, without the person.
 * @throws 409 before the cancellation
 */
export async function saveLeavingReason(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  userUid: string,
  { reason, text }: { reason?: string | undefined; text?: string | undefined },
): Promise<void> {
  const now = clock.now()
  await db.transaction(async (db) => {
    const latest = await latestSubscription(db, userUid)
    const subscription = latest && (await lockSubscription(db, latest.uid))
    if (!subscription || (!subscription.cancelRequestedAt && !subscription.cancelledAt)) {
      throw conflict([violation('status', 'Cet abonnement n’est pas résilié.')])
    }
    if (!reason && !text) return
    const before = await findAnswer(db, subscription.uid)
    if (before) await countReason(db, monthAt(before.answeredAt), before.reason ?? unsaid, -1)
    const answer = { reason: reason ?? null, text: text || null, answeredAt: now }
    await saveAnswer(db, { subscriptionUid: subscription.uid, ...answer })
    await countReason(db, monthAt(now), reason ?? unsaid, 1)
  })
}
