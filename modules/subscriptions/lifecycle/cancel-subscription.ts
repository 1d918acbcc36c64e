import type { Database } from '../../../platform/database/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { isStaff } from '../../accounts/index.ts'
import { cancellationLetter, pastDueCancellationText } from '../mails/letters-contract.ts'
import { pausedCancellationText } from '../mails/letters-pause.ts'
import { withStaffName } from '../mails/letters-staff.ts'
import { lastLetterUntil, writeReceipt } from '../write-letter.ts'
import { lastDeclaration } from './contract/queries-declarations.ts'
import { endOfAccess } from './contract/store-declaration.ts'
import { createWithdrawalLink } from './contract/withdrawal-link.ts'
import { endSubscription } from './end-subscription.ts'
import { nextStatus } from './machine.ts'
import { closePause } from './pause/queries-pauses.ts'
import { personOf } from './people.ts'
import { lockSubscription, type SubscriptionRow, updateSubscription } from './queries.ts'
import { closeAtProvider } from './release.ts'
import { closeSwitch } from './switch/queries-switches.ts'
import { updatePlanned } from './update-planned.ts'

async function receiptOf(platform: OpenedPlatform, db: Database, subscription: SubscriptionRow, now: Date) {
  const declared = await lastDeclaration(db, subscription.uid, 'cancel')
  const withdraw = await createWithdrawalLink(platform, db, subscription)
  return { at: declared?.declaredAt ?? subscription.cancelRequestedAt ?? now, declared, withdraw }
}

interface Wording {
  /** replaces the receipt's text if access ends at once: the account is then erased, and the receipt must outlive it */
  text?: string | undefined
  /** member of staff who did it */
  by: string | undefined
}

async function writeCancellation(
  platform: OpenedPlatform,
  db: Database,
  subscription: SubscriptionRow,
  { text, by }: Wording,
): Promise<void> {
  const now = platform.clock.now()
  const receipt = await receiptOf(platform, db, subscription, now)
  const shown = text ? { ...subscription, expirationAt: now } : subscription
  const letter = withStaffName(platform.config, by, cancellationLetter(platform.config, shown, { ...receipt, text }))
  const person = await personOf(db, subscription.subscriberUid)
  const forgetAt = text && person && !isStaff(person.user.roles) ? lastLetterUntil(now) : undefined
  await writeReceipt(platform, db, { person, declared: receipt.declared }, letter, forgetAt)
}

/** Ends a paused subscription at once: no paid period is running. */
async function endPaused(
  platform: OpenedPlatform,
  db: Database,
  subscription: SubscriptionRow,
  by: string | undefined,
): Promise<void> {
  const now = platform.clock.now()
  await writeCancellation(platform, db, subscription, { text: pausedCancellationText, by })
  const cancelled = await updateSubscription(db, subscription.uid, { cancelledAt: now })
  await endSubscription(platform, db, cancelled, 'cancelled')
}

/**
 * Stops further charges. Access lasts to the end of the paid period, or to the requested day; a paused subscription ends at once.
 * Idempotent.
 * @param by member of staff who did it for the member
 */
export async function cancelSubscription(platform: OpenedPlatform, uid: string, by?: string): Promise<void> {
  const now = platform.clock.now()
  await platform.db.transaction(async (db) => {
    const subscription = await lockSubscription(db, uid)
    const status = nextStatus(subscription.status, 'cancel')
    if (!status) return
    if (status === 'ended') return endPaused(platform, db, subscription, by)
    const declared = await lastDeclaration(db, uid, 'cancel')
    const expirationAt = endOfAccess(subscription.expirationAt, declared?.wishedOn)
    const change = { status, cancelledAt: now, expirationAt, resumesAt: null, switchTo: null }
    await closePause(db, uid, 'left', now)
    await closeSwitch(db, uid, 'left', now)
    const cancelled = await updatePlanned(db, subscription, change)
    const { provider, method: card } = cancelled
    await closeAtProvider(platform, db, { provider, card, at: expirationAt ?? now })
    const isOver = subscription.status === 'pastDue'
    await writeCancellation(platform, db, cancelled, { text: isOver ? pastDueCancellationText : undefined, by })
  })
}
