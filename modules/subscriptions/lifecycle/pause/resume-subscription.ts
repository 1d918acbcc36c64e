import type { Database } from '../../../../platform/database/index.ts'
import { conflict, violation } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { pauseUndoneLetter } from '../../mails/letters-pause.ts'
import { withStaffName } from '../../mails/letters-staff.ts'
import { writeToSubscriber } from '../../write-letter.ts'
import { lockRunningSubscriptionOf, type SubscriptionRow, updateSubscription } from '../queries.ts'
import { updatePlanned } from '../update-planned.ts'
import { closePause } from './queries-pauses.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'mailer'>

/** @throws 409 without a pause */
async function lockPause(db: Database, userUid: string): Promise<SubscriptionRow> {
  const subscription = await lockRunningSubscriptionOf(db, userUid)
  if (!subscription?.resumesAt) throw conflict([violation('status', 'Aucune pause n’est en cours.')])
  return subscription
}

async function undo(platform: Ports, db: Database, subscription: SubscriptionRow, by?: string): Promise<void> {
  await closePause(db, subscription.uid, 'undone', platform.clock.now())
  const kept = await updatePlanned(db, subscription, { resumesAt: null, resumeRemindedAt: null })
  const letter = withStaffName(platform.config, by, pauseUndoneLetter(platform.config, kept))
  await writeToSubscriber(platform, db, subscription.subscriberUid, letter)
}

/**
 * Cancels a pause that has not begun.
 * @param by member of staff who does it for the member
 * @throws 409 without such a pause: a running pause ends with a charge, which only the member may start
 */
export async function undoPause(platform: Ports, db: Database, userUid: string, by: string): Promise<void> {
  await db.transaction(async (db) => {
    const subscription = await lockPause(db, userUid)
    if (subscription.status === 'paused') {
      throw conflict([
        violation(
          'status',
          'La pause a commencé. La reprendre débite la carte aussitôt\u00a0: c’est à la personne de le faire.',
        ),
      ])
    }
    await undo(platform, db, subscription, by)
  })
}

/**
 * Before the pause begins, cancels it. During the pause, has the sweep charge the next period at once.
 * @throws 409 without a pause, or when the charge that ends it was refused
 */
export async function resumeSubscription(platform: Ports, db: Database, userUid: string): Promise<void> {
  const now = platform.clock.now()
  await db.transaction(async (db) => {
    const subscription = await lockPause(db, userUid)
    const { uid, status, pastDueAt, nextActionAt: next } = subscription
    if (status !== 'paused') return undo(platform, db, subscription)
    if (pastDueAt) {
      throw conflict([violation('status', 'Le paiement a été refusé. Changez de carte pour le reprendre aussitôt.')])
    }
    // null: the charge is in progress.
    if (next !== null) await updateSubscription(db, uid, { resumesAt: now, nextActionAt: now })
  })
}
