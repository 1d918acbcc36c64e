import { expect, test } from 'vitest'
import { openHours } from '../../contracts/administration/site-settings.ts'
import { isReversed, sortSpans, weekText, withSpan } from './week.ts'

const span = (day: number, from = '09:00', to = '18:00') => ({ day, from, to })

test('consecutive days with the same hours are joined', () => {
  const week = [1, 2, 3, 4, 5].map((day) => span(day))
  expect(weekText(week)).toBe('lun.–ven. 09:00–18:00')
  const split = [span(1, '14:00', '18:00'), span(1, '09:00', '12:00'), span(3), span(4)]
  expect(weekText(split)).toBe('lun. 09:00–12:00, 14:00–18:00\u202f; mer.–jeu. 09:00–18:00')
  expect(weekText([])).toBe('aucune heure')
})

test('a new span begins at the end of the day’s last span', () => {
  expect(withSpan([span(2), span(1, '09:00', '12:00')], 1)).toEqual([
    span(1, '09:00', '12:00'),
    span(1, '12:00', '22:00'),
    span(2),
  ])
  expect(withSpan([], 6)).toEqual([span(6)])
  expect(withSpan([span(1, '20:00', '23:00')], 1)).toEqual(sortSpans([span(1, '20:00', '23:00'), span(1)]))
})

test('the form and the server refuse a span that ends before its start', () => {
  const spans = [span(1), span(1, '18:00', '09:00'), span(1, '09:00', '09:00')]
  expect(spans.map(isReversed)).toEqual([false, true, true])
  const said = spans.map((one) => openHours.safeParse(one).error?.issues.map(({ message }) => message))
  const order = ['La fin doit être après le début.']
  expect(said).toEqual([undefined, order, order])
})
