import type { Cashback, CashbackStep } from '../../../contracts/subscriptions/subscription-outlook.ts'
import type { CashbackRefund } from './queries-cashback.ts'
import type { CreditRow } from './queries-money.ts'

/** A refund counts as failed from its second try on, a minute after the first: until then the first may be under way. */
export const minFailedTries = 2

type Refund = Pick<CashbackRefund['refund'], 'amount' | 'createdAt' | 'doneAt' | 'tries' | 'tryAt'>

function stepsOf({ refund, returnedAt }: { refund: Refund; returnedAt: Date | null }): CashbackStep[] {
  const { amount, createdAt, doneAt, tries, tryAt } = refund
  const step = (state: CashbackStep['state'], date: Date): CashbackStep => ({ state, date: date.toISOString(), amount })
  const steps = [step('requested', createdAt)]
  if (doneAt) steps.push(step('sent', doneAt))
  else if (tries >= minFailedTries) steps.push(step('failed', tryAt ?? createdAt))
  if (returnedAt) steps.push(step('failed', returnedAt))
  return steps
}

type Credit = Pick<CreditRow, 'uid' | 'amount' | 'dueAt' | 'promisedAt' | 'state' | 'tryAt'> & { payableAt?: Date }

/** The credit was due, but no payment was left to refund it from: it is retried later (pay-credits.ts). */
export const isWaiting = ({ state, dueAt, tryAt }: Pick<Credit, 'state' | 'dueAt' | 'tryAt'>): boolean =>
  state === 'due' && tryAt !== null && tryAt > dueAt

function firstStep(credit: Credit): CashbackStep {
  const { amount, dueAt, payableAt = dueAt } = credit
  return isWaiting(credit)
    ? { state: 'waiting', date: dueAt.toISOString(), amount }
    : { state: 'expected', date: payableAt.toISOString(), amount }
}

type Made = readonly { refund: Refund; returnedAt: Date | null }[]

/** A cashback with its steps: the expected day, then what happened to each of its refunds. */
export function cashbackOf(credit: Credit, refunds: Made): Cashback {
  const { uid, amount, promisedAt } = credit
  return {
    uid,
    amount,
    promisedDateTime: promisedAt?.toISOString() ?? null,
    steps: [firstStep(credit), ...refunds.flatMap(stepsOf)],
  }
}

/** Current step of a credit. Among several refunds a failed one counts first, then one that is not sent yet. */
export function currentStep(credit: Credit, refunds: Made): CashbackStep {
  const latest = refunds.flatMap((one) => stepsOf(one).slice(-1))
  const isNotSent = ({ state }: CashbackStep) => state !== 'sent'
  return latest.find(({ state }) => state === 'failed') ?? latest.find(isNotSent) ?? latest.at(-1) ?? firstStep(credit)
}
