import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { closeSessions, isStaff, requestErasure, revokeRole } from '../../accounts/index.ts'
import { voidUnpayableCredits } from '../ledger/pay-credits.ts'
import { subscriptionEndedLetter, suspensionLetter } from '../mails/letters.ts'
import { endedByStaffLetter } from '../mails/letters-access.ts'
import { giftOverLetter } from '../mails/letters-gift.ts'
import { releaseCode } from '../orders/codes/codes.ts'
import { lastLetterUntil, writeLetter } from '../write-letter.ts'
import { createWithdrawalLink } from './contract/withdrawal-link.ts'
import { type EndReason, isConcluded } from './machine.ts'
import { closePause } from './pause/queries-pauses.ts'
import { personOf } from './people.ts'
import { type SubscriptionRow, updateSubscription } from './queries.ts'
import { closeAtProvider, releaseCard } from './release.ts'
import { closeSwitch } from './switch/queries-switches.ts'

const runsOut = (reason: EndReason): boolean => reason === 'cancelled' || reason === 'unpaid'

/**
 * Ends the subscription in the caller's transaction, which has locked it. Access ends at once. When a paid subscription expired
 * (not renewed, or not paid), sessions are closed and the account is due for erasure; accounts of staff stay.
 */
export async function endSubscription(
  platform: Pick<Platform, 'clock' | 'config' | 'jobs' | 'mailer'>,
  db: Database,
  subscription: SubscriptionRow,
  reason: EndReason,
): Promise<void> {
  const { clock, config } = platform
  const now = clock.now()
  const over = await updateSubscription(db, subscription.uid, {
    status: 'ended',
    endedAt: now,
    endReason: reason,
    nextActionAt: null,
    resumesAt: null,
    switchTo: null,
    fromArticle: null,
  })
  if (!isConcluded(subscription.status)) return releaseCode(db, subscription.uid)
  await closePause(db, subscription.uid, 'left', now)
  await closeSwitch(db, subscription.uid, 'left', now)
  await voidUnpayableCredits(db, subscription.uid)
  const { provider, method: card } = subscription
  await closeAtProvider(platform, db, { provider, card, at: now })
  await releaseCard(platform, db, subscription.uid, card)
  const person = await personOf(db, subscription.subscriberUid)
  if (!person) return
  await revokeRole(db, clock, person.user.uid, 'vip')
  if (reason === 'suspended') return writeLetter(platform, db, person, suspensionLetter(config))
  if (reason === 'staff') {
    const withdraw = await createWithdrawalLink(platform, db, over)
    return writeLetter(platform, db, person, endedByStaffLetter(config, over, { at: now, withdraw }))
  }
  if (!runsOut(reason)) return
  // A gift ended by itself: the account stays, and its owner may subscribe.
  if (subscription.gifted) return writeLetter(platform, db, person, giftOverLetter(config, subscription))
  await closeSessions(db, person.user.uid)
  const erased = !isStaff(person.user.roles)
  if (erased) await requestErasure(db, clock, person.user.uid, now)
  const forgetAt = erased ? lastLetterUntil(now) : undefined
  const withdraw = await createWithdrawalLink(platform, db, over)
  await writeLetter(platform, db, person, subscriptionEndedLetter(config, reason === 'unpaid', withdraw), forgetAt)
}
