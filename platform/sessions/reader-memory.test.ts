import { beforeEach, expect, test, vi } from 'vitest'
import type { Watcher } from '../database/index.ts'
import { openReaderMemory, type ReaderMemory } from './reader-memory.ts'

let watcher: Watcher
let memory: ReaderMemory

beforeEach(async () => {
  memory = await openReaderMemory({
    watch: async (given) => {
      watcher = given
      return async () => undefined
    },
  })
})

test('a loaded value is cached until the database reports a change', async () => {
  const make = vi.fn(async () => 'open')
  await Promise.all([memory.load('camille', 'session', make), memory.load('camille', 'session', make)])
  await memory.load('claire', 'session', make)
  expect(make).toHaveBeenCalledTimes(2)
  watcher.onPayload('camille')
  expect([memory.get('camille', 'session'), memory.get('claire', 'session')]).toEqual([undefined, 'open'])
})

test('a value loaded during a change is returned but not cached', async () => {
  const read = Promise.withResolvers<string>()
  const answer = memory.load('camille', 'session', () => read.promise)
  watcher.onPayload('camille')
  const after = memory.load('camille', 'session', async () => 'closed')
  read.resolve('open')
  expect([await answer, await after, memory.get('camille', 'session')]).toEqual(['open', 'closed', 'closed'])
})

test('nothing is cached while notifications may be missed', async () => {
  const make = vi.fn(async () => 'open')
  await memory.load('camille', 'session', make)
  watcher.onLost()
  expect(memory.get('camille', 'session')).toBeUndefined()
  await memory.load('camille', 'session', make)
  await memory.load('camille', 'session', make)
  expect([make.mock.calls.length, memory.get('camille', 'session')]).toEqual([3, undefined])
  watcher.onRegained()
  await memory.load('camille', 'session', make)
  expect(memory.get('camille', 'session')).toBe('open')
})

test('a load begun before a connection loss is not cached after it', async () => {
  const read = Promise.withResolvers<string>()
  const answer = memory.load('camille', 'session', () => read.promise)
  watcher.onLost()
  watcher.onRegained()
  read.resolve('open')
  expect([await answer, memory.get('camille', 'session')]).toEqual(['open', undefined])
})

test('failures and empty results are loaded again', async () => {
  await expect(memory.load('camille', 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await memory.load('camille', 'a', async () => undefined)).toBeUndefined()
  expect(await memory.load('camille', 'a', async () => 'there')).toBe('there')
  memory.forget('camille')
  expect(memory.get('camille', 'a')).toBeUndefined()
})

test('readers with large profiles evict each other beyond 32 MiB', async () => {
  const profile = 'x'.repeat(64 * 1024)
  for (let number = 0; number < 600; number += 1) await memory.load(`reader ${number}`, 'session', async () => profile)
  const kept = Array.from({ length: 600 }, (_, number) => memory.get(`reader ${number}`, 'session')).filter(Boolean)
  expect(kept.length).toBeLessThanOrEqual(512)
  expect(kept.length).toBeGreaterThan(450)
  expect(memory.get('reader 599', 'session')).toBe(profile)
})
