import type { Database } from '../../../../platform/database/index.ts'
import { conflict, violation } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { pauseUndone } from '../../mails/letters-pause.ts'
import { writeLetter } from '../../write-letter.ts'
import { personOf } from '../people.ts'
import { findSubscriberOf, lockRunningSubscription, type SubscriptionRow, updateSubscription } from '../queries.ts'
import { nextActionAt } from '../schedule.ts'
import { closePause } from './queries-pauses.ts'

async function undo(
  platform: Pick<Platform, 'clock' | 'config' | 'mailer'>,
  db: Database,
  subscription: SubscriptionRow,
): Promise<void> {
  await closePause(db, subscription.uid, 'undone', platform.clock.now())
  const change = { resumesAt: null, resumeRemindedAt: null }
  const kept = { ...subscription, ...change }
  await updateSubscription(db, subscription.uid, { ...change, nextActionAt: nextActionAt(kept) })
  await writeLetter(platform, db, await personOf(db, subscription.subscriberUid), pauseUndone(platform.config, kept))
}

/**
 * Before the pause begins: takes it back. During it: the sweep charges the next period at once.
 * @throws 409 without a pause, or when the charge that ends it was refused
 */
export async function resumeSubscription(
  platform: Pick<Platform, 'clock' | 'config' | 'mailer'>,
  db: Database,
  userUid: string,
): Promise<void> {
  const now = platform.clock.now()
  await db.transaction(async (db) => {
    const subscriber = await findSubscriberOf(db, userUid)
    const subscription = subscriber && (await lockRunningSubscription(db, subscriber.uid))
    if (!subscription?.resumesAt) throw conflict([violation('status', 'Aucune pause n’est en cours.')])
    const { uid, status, pastDueAt, nextActionAt: next } = subscription
    if (status !== 'paused') return undo(platform, db, subscription)
    if (pastDueAt) {
      throw conflict([violation('status', 'Le paiement a été refusé. Changez de carte pour le reprendre aussitôt.')])
    }
    // null: the charge is in progress.
    if (next !== null) await updateSubscription(db, uid, { resumesAt: now, nextActionAt: now })
  })
}
