import { expect, test } from 'vitest'
import {
  givesAccess,
  nextStatus,
  type Status,
  type SubscriptionEvent,
  statuses,
  subscriptionEvents,
} from './machine.ts'

const allowed: [Status, SubscriptionEvent, Status][] = [
  ['pending', 'trialPaid', 'trialing'],
  ['pending', 'paid', 'active'],
  ['pending', 'declined', 'ended'],
  ['pending', 'stop', 'ended'],
  ['trialing', 'paid', 'active'],
  ['trialing', 'declined', 'pastDue'],
  ['trialing', 'cancel', 'cancelled'],
  ['trialing', 'stop', 'ended'],
  ['active', 'paid', 'active'],
  ['active', 'declined', 'pastDue'],
  ['active', 'pause', 'paused'],
  ['active', 'cancel', 'cancelled'],
  ['active', 'stop', 'ended'],
  ['pastDue', 'paid', 'active'],
  ['pastDue', 'declined', 'pastDue'],
  ['pastDue', 'exhausted', 'ended'],
  ['pastDue', 'cancel', 'cancelled'],
  ['pastDue', 'stop', 'ended'],
  ['paused', 'paid', 'active'],
  ['paused', 'declined', 'paused'],
  ['paused', 'exhausted', 'ended'],
  ['paused', 'cancel', 'ended'],
  ['paused', 'stop', 'ended'],
  ['cancelled', 'paid', 'cancelled'],
  ['cancelled', 'declined', 'cancelled'],
  ['cancelled', 'exhausted', 'cancelled'],
  ['cancelled', 'over', 'ended'],
  ['cancelled', 'stop', 'ended'],
]

test.each(allowed)('from %s, the event %s leads to %s', (from, event, to) => {
  expect(nextStatus(from, event)).toBe(to)
})

test('transitions outside the table are refused', () => {
  const known = new Set(allowed.map(([from, event]) => `${from} ${event}`))
  for (const from of statuses) {
    for (const event of subscriptionEvents) {
      if (!known.has(`${from} ${event}`)) expect(nextStatus(from, event)).toBeUndefined()
    }
  }
})

test('access lasts from the first payment to the end, except in a pause', () => {
  expect(statuses.filter(givesAccess)).toEqual(['trialing', 'active', 'pastDue', 'cancelled'])
})
