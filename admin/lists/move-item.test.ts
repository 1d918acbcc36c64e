import { expect, test } from 'vitest'
import { moveItem, rowIndexAt } from './move-item.ts'

test('an item moves up or down but never beyond the ends', () => {
  const items = ['a', 'b', 'c']
  expect(moveItem(items, 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moveItem(items, 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moveItem(items, 0, 9)).toEqual(['b', 'c', 'a'])
  expect(moveItem(items, 0, -1)).toEqual(items)
})

test('a pointer above or below the rows counts as over the first or last one', () => {
  const rows = [
    { top: 10, bottom: 20 },
    { top: 20, bottom: 30 },
  ]
  expect([0, 12, 25, 99].map((y) => rowIndexAt(rows, y))).toEqual([0, 0, 1, 1])
})
