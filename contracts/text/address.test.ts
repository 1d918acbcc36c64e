import { expect, test } from 'vitest'
import { addressOf, queryString } from './address.ts'

test('arrays repeat the bracketed key', () => {
  expect(decodeURIComponent(queryString({ tags: ['a', 'b'], length: 10 }))).toBe('tags[]=a&tags[]=b&length=10')
})

test('maps use a bracketed key', () => {
  expect(decodeURIComponent(queryString({ order: { date: 'desc', author: undefined } }))).toBe('order[date]=desc')
})

test('undefined and null values are left out', () => {
  expect(queryString({ q: undefined, cursor: null })).toBe('')
})

test('an address is a path under /api without a host', () => {
  expect(addressOf('/content/tags')).toBe('/api/content/tags')
})

test('parameters are escaped, so that a uid cannot reach another call', () => {
  expect(addressOf('/content/articles/:uid', { uid: '../x?y' })).toBe('/api/content/articles/..%2Fx%3Fy')
})

test('a missing path parameter throws an error', () => {
  expect(() => addressOf('/users/:uid', {})).toThrow(TypeError)
})

test('an array within a map has both brackets', () => {
  const query = { filter: { status: ['new', 'pending'], tag: undefined, waiting: true } }
  expect(decodeURIComponent(queryString(query))).toBe(
    'filter[status][]=new&filter[status][]=pending&filter[waiting]=true',
  )
})
