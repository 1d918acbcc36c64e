import { expect, test, vi } from 'vitest'
import { createSharedValues } from './shared-values.ts'

test('a value is made once, also for those who ask while it is made', async () => {
  const shared = createSharedValues(10)
  const load = vi.fn(async () => 'Éclore')
  expect(await Promise.all([shared.remember('site-settings', load), shared.remember('site-settings', load)])).toEqual([
    'Éclore',
    'Éclore',
  ])
  expect(load).toHaveBeenCalledOnce()
})

test('after a change it is made anew, also where the former was still under way', async () => {
  const shared = createSharedValues(10)
  const { promise, resolve } = Promise.withResolvers<string>()
  const former = shared.remember('site-settings', () => promise)
  shared.drop()
  resolve('Éclore')
  expect(await former).toBe('Éclore')
  expect(await shared.remember('site-settings', async () => 'Aube')).toBe('Aube')
})

test('a failure reaches its caller only and is not cached', async () => {
  const shared = createSharedValues(10)
  const failing = shared.remember('site-settings', () => Promise.reject(new Error('down')))
  await expect(failing).rejects.toThrow('down')
  expect(await shared.remember('site-settings', async () => 'Éclore')).toBe('Éclore')
})
