import { getLastOrder, type LastOrder } from '../../../contracts/subscriptions/own-payments.ts'
import { getSubscription } from '../../../contracts/subscriptions/subscriptions.ts'
import type { Site } from '../../context.ts'
import { dueCashback } from '../../subscription/due-cashback.ts'
import { isRunning } from '../../subscription/subscription-state.ts'

/** The server's state of the order; `visitor`: unknown without a session. */
export type OrderStatus = 'running' | 'pending' | 'unfinished' | 'none' | 'visitor'

export interface OrderState {
  standing: OrderStatus
  /** this subscription's cashback that is still due */
  credit: { amount: number; date: string; condition: string } | null
}

/** Reads the order's state: the address alone proves nothing. */
export async function readOrderState({ api, viewer }: Site): Promise<OrderState> {
  if (!viewer) return { standing: 'visitor', credit: null }
  const { payload } = await api.call(getSubscription)
  if (payload && isRunning(payload)) return { standing: 'running', credit: dueCashback(payload) }
  if (payload?.status !== 'pending') return { standing: 'none', credit: null }
  return { standing: payload.waitingFor === 'unfinished' ? 'unfinished' : 'pending', credit: null }
}

type UnpaidOutcome = { kind: 'cancelled' } | { kind: 'declined'; code: string | null }

/** Code of a strong authentication that the user refused or did not finish. */
const unconfirmed = 'R202'

/** Leaving the provider's page, or refusing at the bank, is the user's choice and no error. */
export function unpaidOutcomeOf(last: LastOrder | null): UnpaidOutcome {
  if (!last || last.state === 'succeeded') return { kind: 'declined', code: null }
  if (last.state !== 'refused' || last.errorCode === unconfirmed) return { kind: 'cancelled' }
  return { kind: 'declined', code: last.errorCode }
}

export const readUnpaidOutcome = async ({ api }: Site): Promise<UnpaidOutcome> =>
  unpaidOutcomeOf((await api.call(getLastOrder)).payload)
