import { expect, test } from 'vitest'
import { colleagueText } from '../colleagues/colleague-text.ts'
import { credentialText } from '../credentials/credential-text.ts'
import { hoursText } from '../hours/hours-text.ts'
import { formulaText } from '../offers/formulas/formula-text.ts'
import { valueText } from './value-text.ts'

test('a value is formatted for its field: euros, roles, days or hours', () => {
  const formula = { textOf: formulaText }
  expect(valueText(formula, 'amount', 1290)).toBe('12,90\u00a0€')
  expect(valueText(formula, 'periodDurationUnit', 'month')).toBe('mois')
  expect(valueText(formula, 'trialDuration', 3)).toBe('3')
  expect(valueText({ textOf: colleagueText }, 'roles', ['coach', 'editor'])).toBe('coach, éditrice')
  const hours = { textOf: hoursText }
  expect(valueText(hours, 'hours', [{ day: 1, from: '09:00', to: '12:00' }])).toBe('lun. 09:00–12:00')
  expect(valueText(hours, 'daysOff', [{ from: '2026-08-04', to: '2026-08-22', label: '' }])).toBe(
    'absente du 4 août au 22 août',
  )
  const credential = { textOf: credentialText }
  expect(valueText(credential, 'kind', 'diploma')).toBe('Diplôme')
  expect(valueText(credential, 'validUntil', '2027-03-31')).toBe('31/03/2027')
})

test('a switch is shown as « oui » or « non », an emptied field as « rien »', () => {
  const texts = [true, false, null, ''].map((value) => valueText({}, 'active', value))
  expect(texts).toEqual(['oui', 'non', 'rien', 'rien'])
  expect(valueText({ textOf: formulaText }, 'name', 'Été')).toBe('Été')
  expect(valueText({}, 'image', '01a2')).toBe('une autre image')
})
