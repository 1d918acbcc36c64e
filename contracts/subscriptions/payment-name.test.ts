import { expect, test } from 'vitest'
import { paymentName } from './payment-name.ts'

test.each([
  ['2026-01-31', '2026-02-28', 'Premier mois'],
  ['2026-12-09', '2027-01-09', 'Premier mois'],
  ['2028-01-15', '2029-01-15', 'Première année'],
  ['2026-03-01', '2026-06-01', 'Première période'],
])('the first payment from %s to %s is named %s', (start, end, name) => {
  expect(paymentName('first', new Date(start), new Date(end))).toBe(name)
})

test('payments without a period are named by their kind', () => {
  expect(paymentName('first', null, null)).toBe('Première période')
  expect([paymentName('trial', null, null), paymentName('gift', null, null)]).toEqual(['Essai', 'Cadeau'])
})
