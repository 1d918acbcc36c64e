import { expect, test } from 'vitest'
import { jsonPieces } from './json-pieces.ts'

const value = {
  date: new Date('2026-06-15T12:00:00Z'),
  nothing: null,
  left: undefined,
  list: [1, undefined, 'é"\n', { empty: {}, none: [] }],
  'a "name"': true,
}

test('The joined pieces equal the output of JSON.stringify', async () => {
  const pieces = await Array.fromAsync(jsonPieces(value))
  expect(pieces.join('')).toBe(JSON.stringify(value))
})

test('A lazy part is loaded when its turn comes', async () => {
  const order: string[] = []
  const part = (name: string) => async () => {
    order.push(name)
    return { name, text: 'x'.repeat(70_000) }
  }
  const pieces: string[] = []
  for await (const piece of jsonPieces({ payload: { one: part('one'), two: part('two') } })) {
    order.push('piece')
    pieces.push(piece)
  }
  expect(order).toEqual(['one', 'piece', 'two', 'piece', 'piece'])
  expect(Object.keys(JSON.parse(pieces.join('')).payload)).toEqual(['one', 'two'])
})

test('Other work can run between the pieces of a large export', async () => {
  const messages = Array.from({ length: 3000 }, (_, n) => ({ n, text: 'x'.repeat(1000) }))
  let turns = 0
  let isDone = false
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  const pieces = await Array.fromAsync(jsonPieces({ messages }))
  isDone = true
  expect(pieces.join('')).toBe(JSON.stringify({ messages }))
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(70_000)
  expect(turns).toBeGreaterThanOrEqual(pieces.length - 1)
})
