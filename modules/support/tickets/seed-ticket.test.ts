import fc from 'fast-check'
import { expect, test } from 'vitest'
import { datesOf } from './seed-ticket.ts'

test('the dates of a seeded conversation are in order and in the past', () => {
  const now = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(now, fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 30 }), (now, daysAgo, count) => {
      const dates = datesOf(now, daysAgo, count)
      expect(dates).toHaveLength(count)
      for (const [place, date] of dates.entries()) {
        expect(date.getTime()).toBeLessThan(now.getTime())
        if (place > 0) expect(date.getTime()).toBeGreaterThan(dates[place - 1]?.getTime() ?? 0)
      }
    }),
  )
})
