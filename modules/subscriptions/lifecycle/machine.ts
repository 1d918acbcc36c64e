export const statuses = ['pending', 'trialing', 'active', 'pastDue', 'paused', 'cancelled', 'ended'] as const
export type Status = (typeof statuses)[number]

export const endReasons = ['refused', 'cancelled', 'unpaid', 'withdrawn', 'erased', 'staff', 'suspended'] as const
export type EndReason = (typeof endReasons)[number]

/**
 * `trialPaid` and `paid`: a period was paid. `declined`: a payment was refused. `exhausted`: the last retry was
 * refused. `pause`: the paid period is over, and the next one begins later. `cancel`: the member or staff stopped the
 * renewal. `over`: the paid period is over. `stop`: ended at once (withdrawal, erasure, staff).
 */
export const subscriptionEvents = [
  'trialPaid',
  'paid',
  'declined',
  'exhausted',
  'pause',
  'cancel',
  'over',
  'stop',
] as const
export type SubscriptionEvent = (typeof subscriptionEvents)[number]

/** All transitions of a subscription; README.md has the diagram. Any other transition is refused. */
const transitions: Readonly<Record<Status, Partial<Readonly<Record<SubscriptionEvent, Status>>>>> = {
  pending: { trialPaid: 'trialing', paid: 'active', declined: 'ended', stop: 'ended' },
  trialing: { paid: 'active', declined: 'pastDue', cancel: 'cancelled', stop: 'ended' },
  active: { paid: 'active', declined: 'pastDue', pause: 'paused', cancel: 'cancelled', stop: 'ended' },
  pastDue: { paid: 'active', declined: 'pastDue', exhausted: 'ended', cancel: 'cancelled', stop: 'ended' },
  paused: { paid: 'active', declined: 'paused', exhausted: 'ended', cancel: 'ended', stop: 'ended' },
  cancelled: { paid: 'cancelled', declined: 'cancelled', exhausted: 'cancelled', over: 'ended', stop: 'ended' },
  ended: {},
}

/** @returns undefined when the event is not allowed in that status */
export function nextStatus(status: Status, event: SubscriptionEvent): Status | undefined {
  return transitions[status][event]
}

/** Tells whether the contract is concluded and not over. */
export const isConcluded = (status: Status): boolean => status !== 'pending' && status !== 'ended'

export const givesAccess = (status: Status): boolean => isConcluded(status) && status !== 'paused'
