import { expect, test } from 'vitest'
import { meantBy, slipsBetween, swapsOf } from './spelling.ts'

test.each([
  ['sommeil', 'sommeil', 0],
  ['someil', 'sommeil', 1],
  ['sommmeil', 'sommeil', 1],
  ['sommail', 'sommeil', 1],
  ['sommiel', 'sommeil', 1],
  ['meditatoin', 'meditation', 1],
  ['somiel', 'sommeil', 2],
  ['', 'abc', 3],
  ['abc', '', 3],
])('%s differs from %s by %i spelling errors', (a, b, slips) => {
  expect(slipsBetween(a, b)).toBe(slips)
})

test('one error is accepted from four letters on, two from eight on, none below four', () => {
  expect(meantBy('mer', ['mere'])).toEqual([])
  expect(meantBy('crps', ['corps'])).toEqual(['corps'])
  expect(meantBy('somiel', ['sommeil'])).toEqual([])
  expect(meantBy('meditasoin', ['meditation', 'sommeil'])).toEqual(['meditation'])
})

test('two errors must keep the first letter and, doubled letters aside, the length', () => {
  expect(meantBy('emotions', ['etions', 'lotions', 'cautions'])).toEqual([])
  expect(meantBy('emotions', ['motions'])).toEqual(['motions'])
  expect(meantBy('acomodation', ['accommodation'])).toEqual(['accommodation'])
  expect(meantBy('confinace', ['confiance'])).toEqual(['confiance'])
})

test('only the nearest words are returned', () => {
  expect(meantBy('confienc', ['confiance', 'confience', 'conscience'])).toEqual(['confience'])
  expect(meantBy('travaille', [])).toEqual([])
})

test('adjacent letters are swapped one pair at a time', () => {
  expect(swapsOf('abc')).toEqual(['bac', 'acb'])
  expect(swapsOf('a')).toEqual([])
})
