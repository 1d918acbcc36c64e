import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planRefunds } from './plan-refunds.ts'

test('the newest charge is refunded first, then the next ones', () => {
  const charges = [
    { attemptUid: 'b', left: 3990 },
    { attemptUid: 'a', left: 190 },
  ]
  expect(planRefunds(charges, 2000)).toEqual([{ attemptUid: 'b', amount: 2000 }])
  expect(planRefunds(charges, 4000)).toEqual([
    { attemptUid: 'b', amount: 3990 },
    { attemptUid: 'a', amount: 10 },
  ])
  expect(planRefunds(charges, 4181)).toBeUndefined()
  expect(planRefunds([], 1)).toBeUndefined()
})

test('a plan refunds the exact amount and never more than is left of a charge', () => {
  const charges = fc
    .array(fc.integer({ min: -5, max: 5000 }))
    .map((lefts) => lefts.map((left, index) => ({ attemptUid: `${index}`, left })))
  fc.assert(
    fc.property(charges, fc.integer({ min: 0, max: 20_000 }), (charges, amount) => {
      const plan = planRefunds(charges, amount)
      const available = charges.reduce((sum, { left }) => sum + Math.max(0, left), 0)
      expect(plan === undefined).toBe(available < amount)
      expect(plan?.reduce((sum, part) => sum + part.amount, 0) ?? amount).toBe(amount)
      for (const part of plan ?? []) {
        expect(part.amount).toBeLessThanOrEqual(
          charges.find(({ attemptUid }) => attemptUid === part.attemptUid)?.left ?? 0,
        )
      }
    }),
  )
})
