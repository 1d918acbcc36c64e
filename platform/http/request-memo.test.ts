import { expect, test, vi } from 'vitest'
import { requestMemo, withRequestMemo } from './request-memo.ts'

test('the calls of one page find out once who is asking', async () => {
  const find = vi.fn(async () => 'camille')
  const found = await withRequestMemo(() =>
    Promise.all([requestMemo('session 1', find), requestMemo('session 1', find)]),
  )
  expect(found).toEqual(['camille', 'camille'])
  expect(find).toHaveBeenCalledOnce()
})

test('two pages at once know nothing of each other', async () => {
  const ask = (name: string) => withRequestMemo(() => requestMemo('session', async () => name))
  expect(await Promise.all([ask('camille'), ask('claire')])).toEqual(['camille', 'claire'])
})

test('outside of a page it is found out each time', async () => {
  const find = vi.fn(async () => 'camille')
  await requestMemo('session 1', find)
  await requestMemo('session 1', find)
  expect(find).toHaveBeenCalledTimes(2)
})

test('what goes on after the page asks anew: her session may have ended', async () => {
  const find = vi.fn(async () => 'camille')
  const later = Promise.withResolvers<void>()
  let stream: Promise<string> | undefined
  await withRequestMemo(async () => {
    await requestMemo('session 1', find)
    stream = later.promise.then(() => requestMemo('session 1', find))
  })
  later.resolve()
  await stream
  expect(find).toHaveBeenCalledTimes(2)
})
