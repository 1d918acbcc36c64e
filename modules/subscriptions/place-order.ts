import type { PaymentResult } from '../../contracts/subscriptions.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import { answerAgain, deliver } from './answers.ts'
import { askOnce, beginFreely } from './ask-provider.ts'
import { beginOrder } from './begin-order.ts'
import type { Order } from './order.ts'
import type { ChargeOutcome } from './payment/provider.ts'
import { paymentProvider } from './payment/registry.ts'
import { type AttemptRow, updateAttempt } from './queries-attempts.ts'
import { settleAttempt } from './settle-attempt.ts'

/**
 * Places an order and returns the answer.
 * @throws PaymentRefusedError
 */
export async function placeOrder(
  platform: OpenedPlatform,
  order: Order,
  ask: (attempt: AttemptRow) => Promise<ChargeOutcome>,
): Promise<PaymentResult> {
  const { name } = paymentProvider(platform)
  const opening = await beginFreely(platform, () => beginOrder(platform, order, name), settleAttempt)
  if (!opening) return { status: 'Pending' }
  if (opening.kind === 'running') return { status: 'Success' }
  const { asked: attempt } = opening
  if (opening.kind === 'answered') return deliver(answerAgain(attempt))
  return askOnce(platform, attempt.uid, {
    ask: () => ask(attempt),
    settle: settleAttempt,
    keep: (answer) => updateAttempt(platform.db, attempt.uid, { answer }),
  })
}
