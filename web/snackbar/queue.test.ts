import { expect, test } from 'vitest'
import { enqueue } from './queue.ts'

test('a message is shown for 5000 ms unless it has its own timeout', () => {
  expect(enqueue([], { message: 'Bonjour' }, 1)).toEqual([
    { id: 1, message: 'Bonjour', type: 'default', timeout: 5000 },
  ])
  expect(enqueue([], { message: 'Bonjour', timeout: 100 }, 1)[0]?.timeout).toBe(100)
})

test('only the first error is shown', () => {
  const first = enqueue([], { message: 'un', type: 'error' }, 1)
  expect(enqueue(first, { message: 'deux', type: 'error' }, 2)).toBe(first)
})

test('other messages are queued behind an error', () => {
  const shown = enqueue(enqueue([], { message: 'un', type: 'error' }, 1), { message: 'deux', type: 'success' }, 2)
  expect(shown.map(({ message }) => message)).toEqual(['un', 'deux'])
})
