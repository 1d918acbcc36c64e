import type { PaymentResult } from '../../../contracts/subscriptions/subscriptions.ts'
import type { ChargeOutcome } from '../provider/provider.ts'
import type { FirstAnswer } from '../tables.ts'
import { PaymentRefusedError } from './payment-refused-error.ts'

/** The refusal code of an order that was replaced by another. */
const stoppedCode = 'E020'

export function toFirstAnswer(outcome: ChargeOutcome | undefined): FirstAnswer {
  if (!outcome || outcome.state === 'pending') return { status: 'Pending' }
  if (outcome.state === 'redirect') return { status: 'Pending', redirect: { href: outcome.href } }
  if (outcome.state === 'succeeded') return { status: 'Success' }
  return { errorCode: outcome.state === 'refused' ? outcome.code : stoppedCode }
}

interface Answered {
  answer: FirstAnswer | null
  state: string
  errorCode: string | null
  href: string | null
}

const done = ['succeeded', 'surplus', 'kept']
const lost = ['failed', 'cancelled', 'late']

/** The first answer to the request, or the answer it would have had without a crash. */
export function restoreFirstAnswer({ answer, state, errorCode, href }: Answered): FirstAnswer {
  if (answer) return answer
  if (done.includes(state)) return { status: 'Success' }
  if (lost.includes(state)) return { errorCode: errorCode ?? stoppedCode }
  return href ? { status: 'Pending', redirect: { href } } : { status: 'Pending' }
}

/** @throws PaymentRefusedError */
export function toPaymentResult(answer: FirstAnswer): PaymentResult {
  if ('errorCode' in answer) throw new PaymentRefusedError(answer.errorCode)
  return answer
}
