import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accessibility } from '../i18n/fr/accessibility.ts'
import { accessibilityEvidence } from '../i18n/fr/accessibility-evidence.ts'
import { layout } from '../i18n/fr/layout.ts'
import { criteria, criteriaPerTheme, criteriaTotals, evidenceOf } from './criteria.ts'

test('the statement covers each of the 106 criteria of RGAA 4.1.2 once', () => {
  expect(criteria).toHaveLength(106)
  expect(new Set(criteria.map(({ number }) => number)).size).toBe(106)
  expect(accessibility.themes).toHaveLength(criteriaPerTheme.length)
  const { met, fails, absent, total } = criteriaTotals
  expect(met + fails + absent).toBe(total)
})

test('a criterion tested by a machine names an existing test', () => {
  const tested = criteria.filter(({ verdict }) => verdict === 'machine')
  expect(tested.length).toBeGreaterThan(30)
  expect(tested.filter(({ by }) => !by || !existsSync(by))).toEqual([])
})

test('each criterion without a machine test outside theme 4 has an explanation', () => {
  // The thirteen criteria of theme 4 share one reason: no film and no sound.
  const shown = criteria.filter(({ number, verdict }) => verdict !== 'machine' && !number.startsWith('4.'))
  expect(Object.keys(accessibilityEvidence)).toEqual(shown.map(({ number }) => number))
  expect(shown.filter(({ number }) => !evidenceOf(number))).toEqual([])
})

test('the explanations keep signs with their words', () => {
  const shown = criteria.map(({ number }) => evidenceOf(number) ?? '')
  expect(shown.join('\n')).toContain('«\u00a0English\u00a0»')
  expect(shown.filter((text) => / [:;?!»]|« /.test(text))).toEqual([])
})

test('the site claims only partial conformance until tested with screen readers', () => {
  expect([criteriaTotals.state, layout.footer.accessibility]).toEqual([
    'partial',
    'Accessibilité : partiellement conforme',
  ])
})

test('the statement of a production site does not cite the demo', () => {
  expect(JSON.stringify([accessibility, accessibilityEvidence])).not.toMatch(/démo/i)
})
