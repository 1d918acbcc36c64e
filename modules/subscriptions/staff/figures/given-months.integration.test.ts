import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaffApp, createUser } from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'
import { readRawRows } from '../../fixtures/figures/queries-raw-rows.ts'
import { livesOf } from '../../fixtures/figures/replay.ts'
import * as second from '../../fixtures/figures/second-figures.ts'
import { buyGiftCode, redeemGift } from '../../fixtures/gifts.ts'
import { createSubscriber, passTime, signIn } from '../../fixtures/subscriber.ts'

let app: TestApp
beforeAll(async () => {
  app = await createStaffApp({ now: '2026-03-02T09:00:00Z' })
})
afterAll(() => app.close())

/** Sessions last an hour, tests longer. */
async function read(path: string) {
  const admin = await createUser(app, ['admin'])
  return (await admin.get(path)).body
}

async function expectEqualToSecond(): Promise<void> {
  const lives = livesOf(await readRawRows(app.platform.db))
  const query = 'from=2026-03-01'
  const days = (await read(`/staff/figures/subscribers?${query}`)).payload.rows
  expect(days).toEqual(days.map(({ day }: { day: string }) => second.subscriberDay(lives, day)))
  const months = (await read(`/staff/figures/trials?${query}`)).payload.rows
  expect(months).toEqual(months.map(({ month }: { month: string }) => second.trialMonth(lives, month)))
  const people = second.peopleOf(lives)
  const recurring = (await read(`/staff/figures/recurring-revenue?${query}`)).payload.rows
  expect(recurring).toEqual(recurring.map(({ month }: { month: string }) => second.recurringMonth(people, month)))
}

const overview = async () => {
  const { trials, subscribers, monthlyRecurringRevenue: recurring } = (await read('/staff/overview')).payload
  return { trials, subscribers, recurring }
}

test('gift months after a trial count as neither trial nor revenue until a payment', async () => {
  const member = await createSubscriber(app)
  await member.subscribe()
  const { body } = await redeemGift(app, member.token, await buyGiftCode(app, { months: 1 }))
  expect(await overview()).toEqual({ trials: 1, subscribers: 1, recurring: 0 })
  await expectEqualToSecond()

  await passTime(app, { days: 4 })
  expect(await overview()).toEqual({ trials: 0, subscribers: 1, recurring: 0 })
  const today = app.clock.now().toISOString().slice(0, 10)
  const listed = async (filter: string) => (await read(`/staff/subscriptions?filter[counted]=${filter}`)).page.total
  expect([await listed(`trial@${today}`), await listed(`subscriber@${today}`)]).toEqual([0, 1])
  expect([await listed('trialOpen@2026-03'), await listed('trialLeft@2026-03')]).toEqual([1, 0])
  const given = { givenUntil: body.payload.endDateTime }
  expect((await read(`/staff/subscriptions?filter[member]=${member.uid}`)).payload).toMatchObject([given])
  expect((await read(`/staff/members/${member.uid}`)).payload).toMatchObject(given)
  await expectEqualToSecond()

  await passTime(app, { days: 31 })
  expect(await overview()).toEqual({ trials: 0, subscribers: 1, recurring: 3990 })
  expect((await read(`/staff/members/${member.uid}`)).payload).toMatchObject({ givenUntil: null })
  await expectEqualToSecond()
})

test('gift months do not change how a paying member is counted', async () => {
  const member = await createSubscriber(app)
  await member.subscribe()
  await passTime(app, { days: 4 })
  const code = await buyGiftCode(app, { months: 1 })
  const token = await signIn(app, member.email)
  expect((await redeemGift(app, token, code)).status).toBe(200)
  const before = await overview()
  await passTime(app, { days: 33 })
  expect(await overview()).toEqual(before)
  await expectEqualToSecond()
})
