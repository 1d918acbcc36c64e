import { expect, test } from 'vitest'
import { draftOf, settingOf } from './draft.ts'

const company = { name: 'Éclore', capital: null, vatRate: 5.5, siret: '00000001800010' }
const draft = draftOf((setting) => (setting === 'publisher' ? company : setting === 'postal-address' ? '1 rue' : null))

test('numbers are shown with a decimal comma and missing values as empty text', () => {
  expect(draft).toMatchObject({ 'publisher.vatRate': '5,5', 'publisher.capital': '', 'mediator.name': '' })
})

test('numbers are parsed and empty optional fields become null', () => {
  expect(settingOf('publisher', { ...draft, 'publisher.capital': '10 000' })).toMatchObject({
    capital: 10_000,
    vatRate: 5.5,
    vatNumber: null,
  })
  expect(settingOf('publisher', { ...draft, 'publisher.vatRate': 'vingt' })).toMatchObject({ vatRate: 'vingt' })
})

test('a group of empty fields becomes null and a single field a string', () => {
  expect(settingOf('mediator', draft)).toBeNull()
  expect(settingOf('postal-address', draft)).toBe('1 rue')
})
