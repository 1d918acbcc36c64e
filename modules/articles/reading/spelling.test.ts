import { expect, test } from 'vitest'
import { editDistance, findNearestWords, swapsOf } from './spelling.ts'

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
  expect(editDistance(a, b)).toBe(slips)
})

test('one error is accepted from four letters on, two from eight on, none below four', () => {
  expect(findNearestWords('mer', ['mere'])).toEqual([])
  expect(findNearestWords('crps', ['corps'])).toEqual(['corps'])
  expect(findNearestWords('somiel', ['sommeil'])).toEqual([])
  expect(findNearestWords('meditasoin', ['meditation', 'sommeil'])).toEqual(['meditation'])
})

test('with two errors, first letter and length (doubled letters aside) must match', () => {
  expect(findNearestWords('emotions', ['etions', 'lotions', 'cautions'])).toEqual([])
  expect(findNearestWords('emotions', ['motions'])).toEqual(['motions'])
  expect(findNearestWords('acomodation', ['accommodation'])).toEqual(['accommodation'])
  expect(findNearestWords('confinace', ['confiance'])).toEqual(['confiance'])
})

test('only the nearest words are returned', () => {
  expect(findNearestWords('confienc', ['confiance', 'confience', 'conscience'])).toEqual(['confience'])
  expect(findNearestWords('travaille', [])).toEqual([])
})

test('adjacent letters are swapped one pair at a time', () => {
  expect(swapsOf('abc')).toEqual(['bac', 'acb'])
  expect(swapsOf('a')).toEqual([])
})
