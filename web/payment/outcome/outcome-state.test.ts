import { describe, expect, test } from 'vitest'
import type { LastOrder } from '../../../contracts/subscriptions/own-payments.ts'
import { unpaidOutcomeOf } from './outcome-state.ts'

const order = (state: LastOrder['state'], errorCode: string | null = null): LastOrder => ({
  state,
  errorCode,
  date: '2026-11-21T10:00:00.000Z',
})

describe('what a return without success means', () => {
  test('an abandoned page and a closed order count as cancelled by the user', () => {
    expect(unpaidOutcomeOf(order('unfinished'))).toEqual({ kind: 'cancelled' })
    expect(unpaidOutcomeOf(order('cancelled'))).toEqual({ kind: 'cancelled' })
  })

  test('refusing strong authentication counts as cancelling', () => {
    expect(unpaidOutcomeOf(order('refused', 'R202'))).toEqual({ kind: 'cancelled' })
  })

  test('any other refusal is a decline with its code', () => {
    expect(unpaidOutcomeOf(order('refused', 'R200'))).toEqual({ kind: 'declined', code: 'R200' })
  })

  test('without an order it is a decline without a code', () => {
    expect(unpaidOutcomeOf(null)).toEqual({ kind: 'declined', code: null })
  })
})
