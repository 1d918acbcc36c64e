import { expect, test } from 'vitest'
import { z } from 'zod'
import { violationsOf } from './errors.ts'
import { isWithinJsonBounds } from './json-bounds.ts'

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

test.each([
  ['nothing', '', true],
  ['an object', '{"a":[1,2,{"b":null}]}', true],
  ['brackets and commas within texts', JSON.stringify('[{,"\\'.repeat(100_000)), true],
  ['sixty-four levels', nested(64), true],
  ['sixty-five levels', nested(65), false],
  ['a hundred thousand levels that never end', '['.repeat(100_000), false],
  ['a hundred thousand values', `[${'1,'.repeat(100_000)}1]`, false],
  ['ten thousand values', `[${'1,'.repeat(9999)}1]`, true],
])('%s', (_what, json, modest) => {
  expect(isWithinJsonBounds(json)).toBe(modest)
})

test('100,000 unknown properties or wrong values produce only 100 violations', () => {
  const keys = Array.from({ length: 100_000 }, (_, place) => [`k${place}`, 1])
  const unknown = z.strictObject({}).safeParse(Object.fromEntries(keys)).error?.issues ?? []
  expect(violationsOf(unknown)).toHaveLength(100)
  const wrong = z.array(z.string()).safeParse(keys.map(() => 1)).error?.issues ?? []
  expect(violationsOf(wrong)).toHaveLength(100)
})
