import { expect, test } from 'vitest'
import { cashbackOf, currentStep } from './cashback-steps.ts'

const day = (number: number) => new Date(Date.UTC(2026, 2, number))
const credit = { uid: 'c', amount: 2000, dueAt: day(1), promisedAt: null, state: 'due', tryAt: day(1) } as const
const refund = (more: object) => ({
  refund: { amount: 2000, createdAt: day(2), doneAt: null, tries: 0, tryAt: day(2), ...more },
  returnedAt: null,
})
const shown = (...made: Parameters<typeof cashbackOf>[1][number][]) =>
  cashbackOf(credit, made).steps.map(({ state, date, amount }) => `${state} ${date.slice(8, 10)} ${amount}`)

test('a cashback is expected on its due day, then requested, then sent', () => {
  expect(shown()).toEqual(['expected 01 2000'])
  expect(shown(refund({}))).toEqual(['expected 01 2000', 'requested 02 2000'])
  expect(shown(refund({ doneAt: day(3), tryAt: null, tries: 1 }))).toEqual([
    'expected 01 2000',
    'requested 02 2000',
    'sent 03 2000',
  ])
})

test('a cashback has failed after a second try or when the bank returns the money', () => {
  expect(shown(refund({ tries: 1, tryAt: day(3) })).at(-1)).toBe('requested 02 2000')
  expect(shown(refund({ tries: 2, tryAt: day(4) })).at(-1)).toBe('failed 04 2000')
  const returned = { ...refund({ doneAt: day(3), tryAt: null }), returnedAt: day(9) }
  expect(shown(returned).slice(2)).toEqual(['sent 03 2000', 'failed 09 2000'])
})

test('each part of a cashback paid in two parts has its own steps and amount', () => {
  const parts = [refund({ amount: 500, doneAt: day(3) }), refund({ amount: 1500 })]
  expect(shown(...parts).slice(1)).toEqual(['requested 02 500', 'sent 03 500', 'requested 02 1500'])
})

test('a cashback for a late answer has the promised time; any other has none', () => {
  expect(cashbackOf(credit, []).promisedDateTime).toBeNull()
  expect(cashbackOf({ ...credit, promisedAt: day(5) }, []).promisedDateTime).toBe('2026-03-05T00:00:00.000Z')
})

test('a due cashback waits when no payment is left to refund it from', () => {
  const waiting = { ...credit, tryAt: day(2) }
  expect(cashbackOf(waiting, []).steps).toEqual([{ state: 'waiting', date: day(1).toISOString(), amount: 2000 }])
  expect(currentStep(waiting, []).state).toBe('waiting')
  expect(currentStep({ ...credit, tryAt: null, state: 'refunding' }, []).state).toBe('expected')
})

test('a cashback paid in two parts shows the step of the part not yet sent', () => {
  const [sent, failed, requested] = [refund({ doneAt: day(3) }), refund({ tries: 2 }), refund({})]
  expect(currentStep(credit, [sent, failed]).state).toBe('failed')
  expect(currentStep(credit, [sent, requested]).state).toBe('requested')
  expect(currentStep(credit, [sent]).state).toBe('sent')
})
