import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { latestSubscription, lockSubscription, type SubscriptionRow } from '../lifecycle/queries.ts'
import { promiseMissedLetter } from '../mails/letters-credit.ts'
import { writeToSubscriber } from '../write-letter.ts'
import { insertCredit } from './queries-money.ts'

interface Missed {
  userUid: string
  promiseUid: string
  /** promised time of the answer */
  promisedAt: Date
  /** cents */
  amount: number
}

const wasRunning = ({ startedAt, endedAt }: SubscriptionRow, at: Date): boolean =>
  startedAt !== null && startedAt <= at && (endedAt === null || endedAt > at)

/**
 * Credits a subscriber for a late answer, once per promise, and mails them. Credits nothing if no subscription ran then, or in
 * given months: no payment could be refunded.
 * @returns false if nothing was credited
 */
export async function creditMissedPromise(
  platform: Pick<Platform, 'clock' | 'config' | 'mailer'>,
  db: Database,
  { userUid, promiseUid, promisedAt, amount }: Missed,
): Promise<boolean> {
  const latest = await latestSubscription(db, userUid)
  if (amount === 0 || !latest || latest.gifted || !wasRunning(latest, promisedAt)) return false
  const subscription = await lockSubscription(db, latest.uid)
  const now = platform.clock.now()
  const { subscriberUid, uid: subscriptionUid } = subscription
  const credit = { subscriberUid, subscriptionUid, promiseUid, promisedAt, amount }
  if (!(await insertCredit(db, { ...credit, state: 'due', dueAt: now, tryAt: now }))) return false
  await writeToSubscriber(platform, db, subscriberUid, promiseMissedLetter(platform.config, { amount, promisedAt }))
  return true
}
