import { expect, test } from 'vitest'
import { scaleTimeout } from '../../../tests/fixtures/patience.ts'
import { createSerialQueue } from './turns.ts'

const deferred = () => Promise.withResolvers<void>()

test('work runs in the order of requests, also after a failure', async () => {
  const takeTurn = createSerialQueue(10_000)
  const order: number[] = []
  const first = deferred()
  const all = [
    takeTurn(async () => {
      await first.promise
      order.push(1)
    }),
    takeTurn(async () => {
      order.push(2)
      throw new Error('refused')
    }).catch(() => {}),
    takeTurn(async () => order.push(3)),
  ]
  first.resolve()
  await Promise.all(all)
  expect(order).toEqual([1, 2, 3])
})

test('a caller who waits too long is refused and does not delay later callers', async () => {
  const takeTurn = createSerialQueue(scaleTimeout(200))
  const first = deferred()
  const holder = takeTurn(() => first.promise)
  await expect(takeTurn(async () => 'never')).rejects.toMatchObject({ code: 'DATABASE_BUSY' })
  const next = takeTurn(async () => 'next')
  first.resolve()
  await holder
  expect(await next).toBe('next')
  expect(await takeTurn(async () => 'and on')).toBe('and on')
})
