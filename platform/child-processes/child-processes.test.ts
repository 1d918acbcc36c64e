import { afterEach, expect, test, vi } from 'vitest'
import { scaleTimeout } from '../../tests/fixtures/patience.ts'
import type sample from './fixtures/sample.worker.ts'
import { inChildProcess, StoppedCallError } from './index.ts'

const file = './fixtures/sample.worker.ts'
const run = inChildProcess<typeof sample>(import.meta.url, file, { seconds: 60, mebibytes: 48 })
// Long enough to start a process: the call after a stopped one must do so within the limit.
const runShortly = inChildProcess<typeof sample>(import.meta.url, file, {
  seconds: scaleTimeout(2_000) / 1000,
  mebibytes: 48,
})

afterEach(() => {
  vi.useRealTimers()
})

test('A function runs in another process', async () => {
  const [one, other] = await Promise.all([run({ kind: 'process' }), run({ kind: 'process' })])
  expect(one).not.toBe(process.pid)
  expect(other).toBe(one)
  expect(await run({ kind: 'echo', bytes: Uint8Array.of(1, 2) })).toEqual(Uint8Array.of(1, 2))
})

test('An error of the function rejects only its own call', async () => {
  const [refused, next] = await Promise.allSettled([run({ kind: 'throw' }), run({ kind: 'process' })])
  expect(refused).toMatchObject({ status: 'rejected', reason: new RangeError('refused') })
  expect(next.status).toBe('fulfilled')
})

test.each(['spin', 'backtrack'] as const)('A call that goes on too long is stopped: %s', async (kind) => {
  const [stopped, next] = await Promise.allSettled([runShortly({ kind }), runShortly({ kind: 'process' })])
  expect(stopped).toMatchObject({ status: 'rejected', reason: { name: 'StoppedCallError', limit: 'seconds' } })
  expect(next.status).toBe('fulfilled')
})

test.each(['grow', 'array'] as const)('A call that fills the heap is stopped: %s', async (kind) => {
  const [stopped, next] = await Promise.allSettled([run({ kind }), run({ kind: 'process' })])
  expect(stopped).toMatchObject({ status: 'rejected', reason: { limit: 'mebibytes' } })
  expect(stopped.status === 'rejected' && stopped.reason).toBeInstanceOf(StoppedCallError)
  expect(next.status).toBe('fulfilled')
})

test.each(['exit', 'crash'] as const)('A process that ends is replaced: %s', async (kind) => {
  const [ended, next] = await Promise.allSettled([run({ kind }), run({ kind: 'process' })])
  expect(ended.status).toBe('rejected')
  expect(next.status).toBe('fulfilled')
})

test.each(['broken', 'absent'] as const)('A %s worker file rejects the call', async (name) => {
  const never = inChildProcess<typeof sample>(import.meta.url, `./fixtures/${name}.worker.ts`, {
    seconds: 60,
    mebibytes: 48,
  })
  await expect(never({ kind: 'process' })).rejects.toThrow(name === 'broken' ? 'not even loaded' : 'Cannot find module')
})

test('An idle process ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const first = await run({ kind: 'process' })
  await vi.advanceTimersByTimeAsync(31_000)
  expect(await run({ kind: 'process' })).not.toBe(first)
})
