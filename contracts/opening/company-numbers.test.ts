import { expect, test } from 'vitest'
import { isSiren, isSiret, vatNumberOf } from './company-numbers.ts'

test('a SIREN has nine digits whose Luhn sum is divisible by ten', () => {
  expect(['000000018', '552100554', '732829320'].map(isSiren)).toEqual([true, true, true])
  expect(['000000019', '55210055', '5521005544', '55210055A', ''].some(isSiren)).toBe(false)
})

test('a SIRET needs its own valid check digit and a valid SIREN', () => {
  expect(isSiret('73282932000074')).toBe(true)
  expect(['73282932000075', '73282932100074', '7328293200007', ''].some(isSiret)).toBe(false)
})

test('a SIRET of La Poste is checked by the sum of its digits', () => {
  expect(isSiret('35600000000048')).toBe(true)
  expect(isSiret('35600000049837')).toBe(true)
  expect(isSiret('35600000049838')).toBe(false)
})

test('the key of a VAT number is computed from the SIREN', () => {
  expect(['404833048', '732829320', '000000018'].map(vatNumberOf)).toEqual([
    'FR83404833048',
    'FR44732829320',
    'FR66000000018',
  ])
})
