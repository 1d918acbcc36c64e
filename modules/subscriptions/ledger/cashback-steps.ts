import type { Cashback, CashbackStep } from '../../../contracts/subscription-outlook.ts'
import type { CashbackRefund } from './queries-cashback.ts'
import type { CreditRow } from './queries-money.ts'

/** A first try may still be under way: a refund has failed when it waits for its third, a minute later. */
const triesThatFailed = 2

type Refund = Pick<CashbackRefund['refund'], 'amount' | 'createdAt' | 'doneAt' | 'tries' | 'tryAt'>

function stepsOf({ refund, returnedAt }: { refund: Refund; returnedAt: Date | null }): CashbackStep[] {
  const { amount, createdAt, doneAt, tries, tryAt } = refund
  const step = (state: CashbackStep['state'], date: Date): CashbackStep => ({ state, date: date.toISOString(), amount })
  const steps = [step('requested', createdAt)]
  if (doneAt) steps.push(step('sent', doneAt))
  else if (tries >= triesThatFailed) steps.push(step('failed', tryAt ?? createdAt))
  if (returnedAt) steps.push(step('failed', returnedAt))
  return steps
}

/** How a cashback stands: expected on a day, then what was done of each of its refunds. */
export function cashbackOf(
  { uid, amount, dueAt, promisedAt }: Pick<CreditRow, 'uid' | 'amount' | 'dueAt' | 'promisedAt'>,
  refunds: readonly { refund: Refund; returnedAt: Date | null }[],
): Cashback {
  const expected: CashbackStep = { state: 'expected', date: dueAt.toISOString(), amount }
  return {
    uid,
    amount,
    promisedDateTime: promisedAt?.toISOString() ?? null,
    steps: [expected, ...refunds.flatMap(stepsOf)],
  }
}
