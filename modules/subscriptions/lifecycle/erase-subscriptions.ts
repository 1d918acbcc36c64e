import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { forgetGiftWords } from '../gifts/queries-gifts.ts'
import { releaseCode } from '../orders/codes/codes.ts'
import { forgetCardsOfUses } from '../orders/codes/queries-codes.ts'
import { anonymiseDeclarations } from './contract/queries-declarations.ts'
import { forgetFirstMessageReminder } from './first-message.ts'
import { deleteAnswers } from './leaving/queries-leaving.ts'
import { nextStatus } from './machine.ts'
import { closePause } from './pause/queries-pauses.ts'
import { detachSubscriber, findSubscriberOf, lockRunningSubscription, updateSubscription } from './queries.ts'
import { closeAtProvider, releaseCard } from './release.ts'
import { closeSwitch } from './switch/queries-switches.ts'

/**
 * Removes personal data and leaves the accounting: a running subscription ends without a further charge, and payments
 * are no longer linked to a user. Idempotent.
 */
export async function eraseSubscriptions(
  platform: Pick<Platform, 'clock' | 'jobs'>,
  db: Database,
  userUid: string,
): Promise<void> {
  const now = platform.clock.now()
  await db.transaction(async (db) => {
    const subscriber = await findSubscriberOf(db, userUid)
    if (!subscriber) return
    const running = await lockRunningSubscription(db, subscriber.uid)
    const status = running && nextStatus(running.status, 'stop')
    if (running && status) {
      await updateSubscription(db, running.uid, {
        status,
        endedAt: now,
        endReason: 'erased',
        nextActionAt: null,
        resumesAt: null,
        switchTo: null,
      })
      await closePause(db, running.uid, 'left', now)
      await closeSwitch(db, running.uid, 'left', now)
      const { provider, method: card } = running
      await closeAtProvider(platform, db, { provider, card, at: now })
      await releaseCard(platform, db, running.uid, card)
    }
    if (running?.status === 'pending') await releaseCode(db, running.uid)
    await forgetFirstMessageReminder(db, subscriber.uid)
    await forgetCardsOfUses(db, subscriber.uid)
    await forgetGiftWords(db, subscriber.uid)
    await deleteAnswers(db, subscriber.uid)
    await anonymiseDeclarations(db, subscriber.uid)
    await detachSubscriber(db, subscriber.uid, now)
  })
}
