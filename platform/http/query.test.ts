import { expect, test } from 'vitest'
import { parseQuery } from './query.ts'

const parsed = (text: string) => ({ ...parseQuery(text) })

test.each([
  ['length=5', { length: '5' }],
  ['tags=a', { tags: 'a' }],
  ['tags=a&tags=b', { tags: ['a', 'b'] }],
  ['tags[]=a', { tags: ['a'] }],
  ['tags[]=a&tags=b', { tags: ['a', 'b'] }],
  ['order[date]=desc', { order: { date: 'desc' } }],
  ['order%5Bdate%5D=desc', { order: { date: 'desc' } }],
  ['filter[uid]=a&filter[uid]=b&filter[state]=c', { filter: { uid: ['a', 'b'], state: 'c' } }],
  ['filter[uid][]=a&filter[uid][]=b', { filter: { uid: ['a', 'b'] } }],
  ['filter[toString]=a', { filter: { toString: 'a' } }],
  ['__proto__[a]=b', {}],
  ['filter[constructor]=c&filter[__proto__]=d', { filter: { constructor: 'c', ['__proto__']: 'd' } }],
  ['[]=a', { '[]': 'a' }],
])('%s', (text, expected) => {
  expect(parsed(text)).toEqual(expected)
})

test('a query with too many values or brackets is parsed as empty', () => {
  expect(parsed('ids[]=a&'.repeat(499)).ids).toHaveLength(499)
  expect(parseQuery('ids[]=a&'.repeat(501))).toBe(parseQuery(`a${'[b]'.repeat(5)}=1`))
  expect(parsed('a&'.repeat(501))).toEqual({})
  expect(parsed('a[b][c][d][e]=1')).toEqual({ 'a[b][c][d][e]': '1' })
})
