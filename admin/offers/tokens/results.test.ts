import { expect, test } from 'vitest'
import { csvOfResults, resultsOf } from './results.ts'

const results = {
  token: 'printemps',
  since: '2026-03-01T00:00:00Z',
  registrations: 40,
  subscribers: 25,
  trials: 20,
  paid: 15,
  charged: 123_450,
  refunded: 450,
  cashback: 2000,
  net: 121_000,
}

const textOf = (shown: ReturnType<typeof resultsOf>, name: string) => shown.find((one) => one.name === name)?.text

test('a code’s results include the share of paid trials', () => {
  const shown = resultsOf(results)
  expect(textOf(shown, 'Part payée')?.replace(/\s/g, ' ')).toBe('75 %')
  expect(textOf(shown, 'Net')?.replace(/\s/g, ' ')).toBe('1 210,00 €')
  expect(shown).toHaveLength(9)
})

test('groups of fewer than ten people are hidden on screen and in the CSV file', () => {
  const few = { ...results, paid: null, net: null }
  expect(textOf(resultsOf(few), 'Payés')).toBe('moins de 10')
  expect(textOf(resultsOf(few), 'Part payée')).toBe('masqué')
  expect(textOf(resultsOf(few), 'Net')).toBe('masqué')
  expect(csvOfResults(few).split('\r\n')[1]).toBe('printemps;40;25;20;moins de 10;1234,50;4,50;20,00;masqué')
})

test('a dash replaces the share of paid trials if there was no trial', () => {
  expect(textOf(resultsOf({ ...results, trials: 0, paid: 0 }), 'Part payée')).toBe('—')
})
