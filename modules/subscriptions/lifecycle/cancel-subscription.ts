import type { OpenedPlatform } from '../../../platform/index.ts'
import { cancellation } from '../mails/letters-contract.ts'
import { writeReceipt } from '../write-letter.ts'
import { endOfAccess } from './contract/declare.ts'
import { lastDeclaration } from './contract/queries-declarations.ts'
import { createWithdrawalLink } from './contract/withdrawal-link.ts'
import { nextStatus } from './machine.ts'
import { personOf } from './people.ts'
import { lockSubscription, updateSubscription } from './queries.ts'
import { closeAtProvider } from './release.ts'
import { nextActionAt } from './schedule.ts'

/** Stops further charges; access lasts to the end of the paid period, or to the day that was wished. Idempotent. */
export async function cancelSubscription(platform: OpenedPlatform, uid: string): Promise<void> {
  const now = platform.clock.now()
  await platform.db.transaction(async (db) => {
    const subscription = await lockSubscription(db, uid)
    const status = nextStatus(subscription.status, 'cancel')
    if (!status) return
    const declared = await lastDeclaration(db, uid, 'cancel')
    const expirationAt = endOfAccess(subscription.expirationAt, declared?.wishedOn)
    const change = { status, cancelledAt: now, expirationAt }
    const cancelled = await updateSubscription(db, uid, {
      ...change,
      nextActionAt: nextActionAt({ ...subscription, ...change }),
    })
    const { provider, method: card } = cancelled
    await closeAtProvider(platform, db, { provider, card, at: expirationAt ?? now })
    const person = await personOf(db, subscription.subscriberUid)
    const withdraw = await createWithdrawalLink(platform, db, cancelled)
    const receipt = { at: declared?.declaredAt ?? subscription.cancelRequestedAt ?? now, declared, withdraw }
    await writeReceipt(platform, db, { person, declared }, cancellation(platform.config, cancelled, receipt))
  })
}
