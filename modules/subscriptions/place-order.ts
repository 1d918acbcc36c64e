import type { PaymentResult } from '../../contracts/subscriptions.ts'
import type { Platform } from '../../platform/index.ts'
import { answerAgain, answerTo, attempted, deliver } from './answers.ts'
import { beginOrder } from './begin-order.ts'
import type { Order } from './order.ts'
import type { ChargeOutcome } from './payment/provider.ts'
import { paymentProvider } from './payment/registry.ts'
import { type AttemptRow, updateAttempt } from './queries-attempts.ts'
import { settleAttempt } from './settle-attempt.ts'

/** @returns whether the way is free for another order */
async function stop(platform: Platform, attempt: AttemptRow): Promise<boolean> {
  const provider = paymentProvider(platform)
  const outcome = await attempted(platform, attempt.uid, () => provider.cancel(attempt.uid, attempt.reference))
  if (!outcome) return false
  await settleAttempt(platform, attempt.uid, outcome)
  return outcome.state !== 'pending' && outcome.state !== 'redirect'
}

/**
 * From the order to the answer: written down, asked outside any transaction, taken in. The provider knows the attempt by
 * its key, so that whoever asks again takes no money twice.
 * @throws PaymentRefusedError
 */
export async function placeOrder(
  platform: Platform,
  order: Order,
  ask: (attempt: AttemptRow) => Promise<ChargeOutcome>,
): Promise<PaymentResult> {
  const provider = paymentProvider(platform)
  let opening = await beginOrder(platform, order, provider.name)
  while (opening.kind === 'blocked') {
    if (!(await stop(platform, opening.attempt))) return { status: 'Pending' }
    opening = await beginOrder(platform, order, provider.name)
  }
  if (opening.kind === 'running') return { status: 'Success' }
  const { attempt } = opening
  if (opening.kind === 'answered') return deliver(answerAgain(attempt))
  const outcome = await attempted(platform, attempt.uid, () => ask(attempt))
  if (outcome) await settleAttempt(platform, attempt.uid, outcome)
  const answer = answerTo(outcome)
  await updateAttempt(platform.db, attempt.uid, { answer })
  return deliver(answer)
}
