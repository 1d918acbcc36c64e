import { expect, test } from 'vitest'
import { csvLine, csvMoment } from './csv.ts'

test.each(['=1+1', '+33', '-2', '@SUM(A1)', ' =1', '\t=1', '\u00a0=1', '＝1', '-2+3;4', '=HYPERLINK("http://x")'])(
  'the text %j is no formula in a spreadsheet',
  (text) => {
    expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/)
  },
)

test('texts are quoted where needed and numbers use the French format', () => {
  expect(csvLine(['a;b', 'dit "oui"', 'deux\nlignes', 'simple', null])).toBe(
    '"a;b";"dit ""oui""";"deux\nlignes";simple;\r\n',
  )
  expect(csvLine([{ cents: 123_450 }, { cents: -5 }, { cents: 0 }, 12, 4.5])).toBe('1234,50;-0,05;0,00;12;4,5\r\n')
})

test('a moment is written in Paris time, before and after the clocks change', () => {
  expect(csvMoment('2026-03-29T00:59:00Z')).toBe('2026-03-29 01:59')
  expect(csvMoment('2026-03-29T01:00:00Z')).toBe('2026-03-29 03:00')
  expect(csvMoment('2026-12-31T23:30:00Z')).toBe('2027-01-01 00:30')
  expect(csvMoment(null)).toBeNull()
})
