import { expect, test } from 'vitest'
import { pageOf } from './index.ts'

test('a page tells whether rows follow and where the next page starts', () => {
  expect(pageOf([1, 2, 3], 2, String)).toEqual({ rows: [1, 2], page: { hasNextPage: true, endCursor: '2' } })
  expect(pageOf([1, 2], 2, String)).toEqual({ rows: [1, 2], page: { hasNextPage: false, endCursor: '2' } })
  expect(pageOf([], 2, String)).toEqual({ rows: [], page: { hasNextPage: false, endCursor: null } })
})
