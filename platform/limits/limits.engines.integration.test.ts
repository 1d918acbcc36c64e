import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { createManualClock } from '../clock/index.ts'
import { consume, forgetHitsSweep, type Limit, releaseHits, secondsUntilFree, tryConsume } from './index.ts'
import { rateLimits } from './tables.ts'

let app: TestApp
let db: TestApp['platform']['db']
beforeAll(async () => {
  app = await createTestApp({ workers: false })
  db = app.platform.db
})
afterAll(() => app.close())

const minute = 60_000
const clock = createManualClock(new Date('2026-06-15T12:00:00Z'))
let made = 0
const limitOf = (rule: Partial<Limit> = {}): Limit => ({ name: `test-${made++}`, most: 10, within: minute, ...rule })
const admitted = async (...uses: Parameters<typeof tryConsume>[2][]) =>
  (await tryConsume(db, clock, ...uses)).refused === undefined

test('of 50 parallel requests exactly as many as the limit are admitted', async () => {
  const limit = limitOf()
  const answers = await Promise.all(Array.from({ length: 50 }, () => admitted([limit, 'a'])))
  expect(answers.filter(Boolean)).toHaveLength(10)
  expect(await admitted([limit, 'b'])).toBe(true)
})

test('once a full window has expired, exactly the limit is admitted again', async () => {
  const limit = limitOf()
  for (let times = 0; times < 10; times += 1) await consume(db, clock, [limit, 'a'])
  clock.advance(minute)
  const answers = await Promise.all(Array.from({ length: 50 }, () => admitted([limit, 'a'])))
  expect(answers.filter(Boolean)).toHaveLength(10)
})

test('the tighter of two limits decides for 50 parallel requests', async () => {
  const [wide, tight] = [limitOf({ most: 30 }), limitOf({ most: 5 })]
  const answers = await Promise.all(Array.from({ length: 50 }, () => admitted([wide, 'a'], [tight, 'a'])))
  expect(answers.filter(Boolean)).toHaveLength(5)
  const left = await Promise.all(Array.from({ length: 50 }, () => admitted([wide, 'a'])))
  expect(left.filter(Boolean)).toHaveLength(25)
})

test('the window slides: each hit expires separately', async () => {
  const limit = limitOf({ most: 2 })
  await consume(db, clock, [limit, 'a'])
  clock.advance(20_000)
  await consume(db, clock, [limit, 'a'])
  const { refused } = await tryConsume(db, clock, [limit, 'a'])
  expect(refused).toEqual({ limit, retryAfter: 40 })
  expect(await secondsUntilFree(db, clock, [limit, 'a'], [limit, 'b'])).toEqual([40, 0])
  clock.advance(39_999)
  expect(await admitted([limit, 'a'])).toBe(false)
  clock.advance(1)
  expect(await admitted([limit, 'a'])).toBe(true)
  expect(await admitted([limit, 'a'])).toBe(false)
})

test('a hit beyond the limit is a 429 with Retry-After and the limit’s own message', async () => {
  const limit = limitOf({ most: 1, message: 'Patience.' })
  await consume(db, clock, [limit, 'a'])
  await expect(consume(db, clock, [limit, 'a'])).rejects.toMatchObject({
    status: 429,
    message: 'Patience.',
    headers: { 'retry-after': '60' },
  })
})

test('a released hit allows exactly one more, even if several share a timestamp', async () => {
  const limit = limitOf({ most: 3 })
  const hits = [
    await consume(db, clock, [limit, 'a']),
    await consume(db, clock, [limit, 'a']),
    await consume(db, clock, [limit, 'a']),
  ]
  await releaseHits(db, hits[1] ?? [])
  expect((await tryConsume(db, clock, [limit, 'a'])).remaining).toBe(0)
  expect(await admitted([limit, 'a'])).toBe(false)
})

test('addresses of one /64 share a limit, as do both forms of an IPv4 address', async () => {
  const limit = limitOf({ most: 1, per: 'address' })
  expect(await admitted([limit, '2001:db8:1:2::1'])).toBe(true)
  expect(await admitted([limit, '2001:db8:1:2:aaaa::9'])).toBe(false)
  expect(await admitted([limit, '2001:db8:1:3::1'])).toBe(true)
  expect(await admitted([limit, '192.0.2.1'])).toBe(true)
  expect(await admitted([limit, '::ffff:192.0.2.1'])).toBe(false)
})

test('a limit of 0 admits any number and stores nothing', async () => {
  const limit = limitOf({ most: 0 })
  const before = await db.$count(rateLimits)
  for (let times = 0; times < 3; times += 1) expect(await admitted([limit, 'a'])).toBe(true)
  expect(await db.$count(rateLimits)).toBe(before)
})

test('keys are stored as digests, and deleted once their last hit left the window', async () => {
  const limit = limitOf()
  await consume(db, clock, [limit, 'camille@exemple.fr'])
  expect(JSON.stringify(await db.select().from(rateLimits))).not.toContain('camille')
  clock.advance(minute)
  await forgetHitsSweep.handle({ db, clock })
  expect(await db.$count(rateLimits)).toBe(0)
})
