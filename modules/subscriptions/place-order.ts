import type { PaymentResult } from '../../contracts/subscriptions.ts'
import { PaymentRefusedError } from '../../platform/errors/index.ts'
import type { Platform } from '../../platform/index.ts'
import { beginOrder } from './begin-order.ts'
import type { Order } from './order.ts'
import type { ChargeOutcome } from './payment/provider.ts'
import { paymentProvider } from './payment/registry.ts'
import { type AttemptRow, updateAttempt } from './queries-attempts.ts'
import { settleAttempt } from './settle-attempt.ts'
import type { FirstAnswer } from './tables.ts'

/** An order that was stopped because another one took its place. */
const stoppedCode = 'E020'

function answerTo(outcome: ChargeOutcome | undefined): FirstAnswer {
  if (!outcome || outcome.state === 'pending') return { status: 'Pending' }
  if (outcome.state === 'redirect') return { status: 'Pending', redirect: { href: outcome.href } }
  if (outcome.state === 'succeeded') return { status: 'Success' }
  return { errorCode: outcome.state === 'refused' ? outcome.code : stoppedCode }
}

/** What an attempt was answered, or would have been where a crash came before. */
function answerAgain({ answer, state, errorCode, href }: AttemptRow): FirstAnswer {
  if (answer) return answer
  if (state === 'succeeded' || state === 'surplus') return { status: 'Success' }
  if (state === 'failed') return { errorCode: errorCode ?? stoppedCode }
  return href ? { status: 'Pending', redirect: { href } } : { status: 'Pending' }
}

function deliver(answer: FirstAnswer): PaymentResult {
  if ('errorCode' in answer) throw new PaymentRefusedError(answer.errorCode)
  return answer
}

/** Nobody knows whether the provider got it: the attempt stays open and reconciliation finds out. */
async function attempted(
  platform: Platform,
  attempt: AttemptRow,
  ask: () => Promise<ChargeOutcome>,
): Promise<ChargeOutcome | undefined> {
  try {
    return await ask()
  } catch (error) {
    platform.log.error({ err: error, attempt: attempt.uid }, 'the payment provider did not answer')
    return undefined
  }
}

/** @returns whether the way is free for another order */
async function stop(platform: Platform, attempt: AttemptRow): Promise<boolean> {
  const provider = paymentProvider(platform)
  const outcome = await attempted(platform, attempt, () => provider.cancel(attempt.uid, attempt.reference))
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
  const outcome = await attempted(platform, attempt, () => ask(attempt))
  if (outcome) await settleAttempt(platform, attempt.uid, outcome)
  const answer = answerTo(outcome)
  await updateAttempt(platform.db, attempt.uid, { answer })
  return deliver(answer)
}
