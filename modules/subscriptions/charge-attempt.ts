import type { OpenedPlatform } from '../../platform/index.ts'
import { paymentProvider } from './payment/registry.ts'
import type { AttemptRow } from './queries-attempts.ts'
import { settleAttempt } from './settle-attempt.ts'

/** Charges a stored card through the provider, and records the answer. */
export async function chargeAttempt(platform: OpenedPlatform, { uid: key, amount, method }: AttemptRow): Promise<void> {
  if (method === null) throw new Error('an attempt without a card cannot be charged')
  await settleAttempt(platform, key, await paymentProvider(platform).chargeStored({ key, amount, method }))
}
