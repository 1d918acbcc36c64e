import type { OpenedPlatform } from '../../../platform/index.ts'
import { cancellation } from '../mails/letters.ts'
import { writeLetter } from '../write-letter.ts'
import { nextStatus } from './machine.ts'
import { personOf } from './people.ts'
import { lockSubscription, updateSubscription } from './queries.ts'
import { closeAtProvider } from './release.ts'
import { nextActionAt } from './schedule.ts'

/** Stops further charges; access lasts to the end of the paid period. Idempotent. */
export async function cancelSubscription(platform: OpenedPlatform, uid: string): Promise<void> {
  const now = platform.clock.now()
  await platform.db.transaction(async (db) => {
    const subscription = await lockSubscription(db, uid)
    const status = nextStatus(subscription.status, 'cancel')
    if (!status) return
    const change = { status, cancelledAt: now }
    const cancelled = await updateSubscription(db, uid, {
      ...change,
      nextActionAt: nextActionAt({ ...subscription, ...change }),
    })
    const { provider, method: card, expirationAt } = cancelled
    await closeAtProvider(platform, db, { provider, card, at: expirationAt ?? now })
    const person = await personOf(db, subscription.subscriberUid)
    await writeLetter(platform, db, person, cancellation(platform.config, cancelled, now))
  })
}
