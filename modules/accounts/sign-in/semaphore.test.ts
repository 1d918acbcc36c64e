import { expect, test } from 'vitest'
import { createSemaphore } from './semaphore.ts'

test('tasks run in order, a limited number at a time', async () => {
  const semaphore = createSemaphore(2)
  const order: number[] = []
  let inside = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 9 }, (_, i) =>
      semaphore(async () => {
        order.push(i)
        inside += 1
        most = Math.max(most, inside)
        await Promise.resolve()
        inside -= 1
      }),
    ),
  )
  expect(most).toBe(2)
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})

test('a failing task frees its slot', async () => {
  const semaphore = createSemaphore(1)
  const failing = semaphore(async () => {
    throw new Error('no')
  })
  const next = semaphore(async () => 'through')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('through')
})

test('a freed slot goes to the first in the queue, not to a new caller', async () => {
  const semaphore = createSemaphore(1)
  let inside = 0
  const enter = async () => {
    inside += 1
    expect(inside).toBe(1)
    await Promise.resolve()
    inside -= 1
  }
  const first = semaphore(enter)
  const second = semaphore(enter)
  await first
  await Promise.all([second, semaphore(enter)])
})
