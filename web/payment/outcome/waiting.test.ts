import { expect, test } from 'vitest'
import { readWait, waitFromNow } from './waiting.ts'

const now = new Date('2026-11-21T10:00:00Z')
const seconds = now.getTime() / 1000

test('the wait counts from the time in the address, up to five minutes', () => {
  expect(readWait(String(seconds - 12), now)).toEqual({ since: seconds - 12, elapsed: 12, over: false })
  expect(readWait(String(seconds - 299), now)?.over).toBe(false)
  expect(readWait(String(seconds - 300), now)).toMatchObject({ elapsed: 300, over: true })
  expect(readWait(String(seconds - 9000), now)).toMatchObject({ elapsed: 300, over: true })
})

test.each([null, '', 'hier', '-5', String(seconds + 60)])('%j is not a valid start of the wait', (since) => {
  expect(readWait(since, now)).toBeNull()
})

test('the address keeps its other parameters', () => {
  const url = new URL('https://maison.fr/callback/payment?cashback=1&success=1&since=abc')
  expect(waitFromNow(url, now)).toBe(`/callback/payment?cashback=1&success=1&since=${seconds}`)
})
