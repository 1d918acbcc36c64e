import { expect, test } from 'vitest'
import { codeResultsOf, csvOfCodeResults } from './code-results.ts'

const results = {
  code: 'ETE-2026',
  subscribers: 12,
  trials: 12,
  paid: 10,
  repeatedCards: null,
  charged: 123_450,
  refunded: null,
  cashback: 0,
  net: 123_400,
}

test('A code’s results are the same on the page and in the CSV file', () => {
  const texts = codeResultsOf(results).map(({ text }) => text.replaceAll(/\s/g, ' '))
  expect(texts).toEqual(['12', '12', '10', 'moins de 10', '1 234,50 €', 'masqué', '0,00 €', '1 234,00 €'])
  const file = csvOfCodeResults(results).split('\r\n')[1]
  expect(file).toBe('ETE-2026;12;12;10;moins de 10;1234,50;masqué;0,00;1234,00')
})
