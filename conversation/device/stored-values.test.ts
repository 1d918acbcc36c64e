import { expect, test } from 'vitest'
import { restoreAttachedFiles } from '../files/attached-files.ts'
import { isText, listOf, maybe, readList, shapeOf } from './stored-values.ts'

interface Item {
  key: string
  names?: string[]
}

const isItem = shapeOf<Item>({ key: isText, names: maybe(listOf(isText)) })

test('a stored list is used if all its entries have the right shape', () => {
  const items = [{ key: 'a' }, { key: 'b', names: ['x'] }]
  expect(readList(JSON.stringify(items), isItem)).toEqual(items)
  expect(readList(null, isItem)).toEqual([])
})

test.each(['{', '{}', 'null', '[null]', '[{}]', '[{"key":1}]', '[{"key":"a","names":[1]}]', '["a"]'])(
  'the stored value %s is ignored as a whole',
  (stored) => {
    expect(readList(stored, isItem)).toEqual([])
  },
)

test('a draft’s files are restored unless the list is invalid or too long', () => {
  const file = { uid: 'u', name: 'a.jpg', mimeType: 'image/jpeg', size: 3 }
  expect(restoreAttachedFiles(JSON.stringify([file])).map(({ name, state }) => [name, state])).toEqual([
    ['a.jpg', 'ready'],
  ])
  expect(restoreAttachedFiles(JSON.stringify([{ ...file, mimeType: 'text/html' }]))).toEqual([])
  expect(restoreAttachedFiles(JSON.stringify(Array.from({ length: 6 }, () => file)))).toEqual([])
})
