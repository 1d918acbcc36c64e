import { z } from 'zod'
import type { Database } from '../../../platform/database/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { defineJob } from '../../../platform/jobs/index.ts'
import { findOpenAttempt } from '../orders/queries-attempts.ts'
import { paymentProvider } from '../provider/registry.ts'
import { findSubscription, type SubscriptionRow } from './queries.ts'

/** Delays double up to an hour: these retries outlast some two days without the provider. */
const retryLimit = 60

/** Tells whether the card is the current one, or is still being charged: that charge must end first. */
async function isInUse(db: Database, { uid, status, method }: SubscriptionRow, card: string): Promise<boolean> {
  if (status !== 'ended' && method === card) return true
  return (await findOpenAttempt(db, uid))?.method === card
}

export const forgetCardJob = defineJob({
  name: 'subscriptions.forget-card',
  payload: z.object({ subscription: z.uuid(), card: z.string() }),
  retryLimit,
  async handle(platform: OpenedPlatform, { subscription: uid, card }) {
    const provider = paymentProvider(platform)
    const subscription = await findSubscription(platform.db, uid)
    if (subscription?.provider !== provider.name || (await isInUse(platform.db, subscription, card))) return
    await provider.forgetCard(card)
  },
})

export const closeAtProviderJob = defineJob({
  name: 'subscriptions.close-at-provider',
  payload: z.object({ provider: z.string(), card: z.string(), at: z.iso.datetime() }),
  retryLimit,
  async handle(platform: OpenedPlatform, { provider: name, card, at }) {
    const provider = paymentProvider(platform)
    if (name === provider.name) await provider.close({ method: card, at: new Date(at) })
  },
})

/** Has a job delete the card at the provider, unless it is in use. The caller has locked the subscription. */
export async function releaseCard(
  { jobs }: Pick<OpenedPlatform, 'jobs'>,
  db: Database,
  subscriptionUid: string,
  card: string | null,
): Promise<void> {
  if (card === null) return
  const subscription = await findSubscription(db, subscriptionUid)
  if (!subscription || (await isInUse(db, subscription, card))) return
  await jobs.enqueue(db, forgetCardJob, { subscription: subscriptionUid, card })
}

/** Ends the subscription at the provider, if it has one, together with the site's. */
export async function closeAtProvider(
  { jobs }: Pick<OpenedPlatform, 'jobs'>,
  db: Database,
  { provider, card, at }: { provider: string; card: string | null; at: Date },
): Promise<void> {
  if (card !== null) await jobs.enqueue(db, closeAtProviderJob, { provider, card, at: at.toISOString() })
}
