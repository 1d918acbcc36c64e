import { afterEach, expect, test, vi } from 'vitest'
import { createListPace } from './list-pace.ts'

afterEach(() => void vi.useRealTimers())

function opened() {
  vi.useFakeTimers()
  const notified: number[] = []
  return { notified, pace: createListPace<number>((follower) => notified.push(follower)) }
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

test('ten lists are notified at once, then ten more every 150 ms', () => {
  const { notified, pace } = opened()
  for (const follower of numbers(25)) pace.add(follower)
  expect(notified).toEqual(numbers(10))
  vi.advanceTimersByTime(150)
  expect(notified).toEqual(numbers(20))
  vi.advanceTimersByTime(150)
  expect(notified).toEqual(numbers(25))
})

test('a list that changes again while it waits is notified once, in its turn', () => {
  const { notified, pace } = opened()
  for (const follower of numbers(12)) pace.add(follower)
  pace.add(11)
  pace.add(0)
  vi.advanceTimersByTime(150)
  expect(notified).toEqual([...numbers(12), 0])
  vi.advanceTimersByTime(10_000)
  expect(notified).toHaveLength(13)
})

test('a closed list is not notified and delays no other list', () => {
  const { notified, pace } = opened()
  for (const follower of numbers(21)) pace.add(follower)
  pace.delete(10)
  vi.advanceTimersByTime(150)
  expect(notified).toEqual(numbers(21).filter((follower) => follower !== 10))
  pace.close()
  expect(vi.getTimerCount()).toBe(0)
})
