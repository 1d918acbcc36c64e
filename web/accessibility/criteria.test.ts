import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accessibility } from '../i18n/fr/accessibility.ts'
import { layout } from '../i18n/fr/layout.ts'
import { criteria, measured, themes } from './criteria.ts'

test('the statement is about each of the 106 criteria of RGAA 4.1.2, once', () => {
  expect(criteria).toHaveLength(106)
  expect(new Set(criteria.map(({ number }) => number)).size).toBe(106)
  expect(accessibility.themes).toHaveLength(themes.length)
  const { met, fails, absent, open, total } = measured
  expect(met + fails + absent + open).toBe(total)
})

test('what is said to be tested by a machine names a test that exists', () => {
  const tested = criteria.filter(({ verdict }) => verdict === 'machine')
  expect(tested.length).toBeGreaterThan(15)
  expect(tested.filter(({ by }) => !by || !existsSync(by))).toEqual([])
})

test('what was checked by hand, or fails, says what was found', () => {
  const found = criteria.filter(({ verdict }) => verdict === 'hand' || verdict === 'fails')
  expect(found.filter(({ by }) => !by)).toEqual([])
})

test('the site is not called conforming while a criterion is not checked', () => {
  const { open, state } = measured
  if (open > 0) expect([state, layout.footer.accessibility]).toEqual(['incomplete', 'Accessibilité : non conforme'])
  expect(Object.keys(accessibility.fails)).toEqual(
    criteria.filter(({ verdict }) => verdict === 'fails').map(({ number }) => number),
  )
})
