import { expect, test } from 'vitest'
import { cardName } from './card-name.ts'

test.each([
  [{ brand: 'visa', last4: '4242' }, 'Visa •••• 4242'],
  [{ brand: 'unknown', last4: '0005' }, 'Carte •••• 0005'],
  [{ brand: 'link', last4: '' }, 'Link'],
])('%j is shown as « %s »', (card, name) => {
  expect(cardName(card).replaceAll('\u00a0', ' ')).toBe(name)
})
