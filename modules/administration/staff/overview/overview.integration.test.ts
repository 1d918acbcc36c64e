import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaffApp, createUser, type Person } from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'
import { cards, createSubscriber, passTime } from '../../../subscriptions/fixtures/subscriber.ts'

let app: TestApp
beforeAll(async () => {
  app = await createStaffApp({ workers: false, now: '2026-03-10T12:00:00Z' })
})
afterAll(() => app.close())

async function overview() {
  const admin = await createUser(app, ['admin'])
  return (await admin.get('/staff/overview')).body.payload
}

const noTickets = { new: 0, pending: 0, waiting: 0, closed: 0, locked: 0 }

test('an empty site shows twelve months without revenue', async () => {
  const empty = await overview()
  expect(empty).toMatchObject({ subscribers: 0, trials: 0, monthlyRecurringRevenue: 0, churn: 0, tickets: noTickets })
  expect(empty.medianFirstAnswerSeconds).toBeNull()
  expect(empty.revenueByMonth).toHaveLength(12)
  expect(empty.revenueByMonth.at(0)).toEqual({ month: '2025-04', amount: 0 })
  expect(empty.revenueByMonth.at(-1)).toEqual({ month: '2026-03', amount: 0 })
})

test('orders, refunds and departures change subscribers, trials, revenue and churn', async () => {
  const admin = await createUser(app, ['admin'])
  const yearly = { uid: 'an', name: 'À l’année', amount: 12_000, periodDuration: 1, periodDurationUnit: 'year' }
  expect((await admin.post('/staff/formulas', yearly)).status).toBe(201)
  const stays = await createSubscriber(app)
  await stays.subscribe(undefined, { body: { formula: 'an' } })
  const leaves = await createSubscriber(app)
  await leaves.subscribe()
  await (await createSubscriber(app)).subscribe(cards.refused)
  expect(await overview()).toMatchObject({ subscribers: 2, trials: 1, monthlyRecurringRevenue: 1000, churn: 0 })

  await passTime(app, { days: 3 })
  expect(await overview()).toMatchObject({ subscribers: 2, trials: 0, monthlyRecurringRevenue: 1000 + 3990 })

  // Just past midnight on 1 April in Paris, where it is still March in UTC.
  app.clock.set('2026-03-31T22:30:00Z')
  const again = await createUser(app, ['admin'])
  const [trial] = (await again.get(`/staff/payments?filter[member]=${leaves.uid}&filter[kind]=trial`)).body.payload
  await again.post(`/staff/payments/${trial.uid}/refund`, { reason: 'geste' })
  await passTime(app, { seconds: 1 })
  expect((await overview()).revenueByMonth.slice(-2)).toEqual([
    { month: '2026-03', amount: 12_000 + 190 + 3990 },
    { month: '2026-04', amount: -190 },
  ])

  app.clock.set('2026-04-10T12:00:00Z')
  const later = await createUser(app, ['admin'])
  await later.post(`/staff/members/${leaves.uid}/end-vip`, { reason: 'fin' })
  expect(await overview()).toMatchObject({ subscribers: 1, monthlyRecurringRevenue: 1000, churn: 0.5 })
  const departed = await later.get('/staff/subscriptions?filter[counted]=departed@2026-04-10')
  expect(departed.body.payload.map(({ member }: { member: string }) => member)).toEqual([leaves.uid])
})

async function openTicket(): Promise<string> {
  const body = { title: '[Autre]: Question', message: 'Bonjour', email: `${randomUUID()}@exemple.fr`, name: 'Zoé' }
  const opened = await app.call('POST', '/support/contact/tickets', { body })
  return opened.body.payload.uid
}

async function answer(agent: Person, uid: string, extra: object = {}): Promise<void> {
  const answered = await agent.post(`/staff/tickets/${uid}/messages`, { message: 'Voilà', ...extra })
  expect(answered.status, JSON.stringify(answered.body)).toBe(201)
}

test('tickets are counted by status, with the median time to the first answer', async () => {
  const agent = await createUser(app, ['support'])
  const tickets = [await openTicket(), await openTicket(), await openTicket(), await openTicket()]
  const [first = '', second = '', third = '', fourth = ''] = tickets
  await answer(agent, fourth, { internal: true })
  app.clock.advance(60_000)
  await answer(agent, first)
  app.clock.advance(60_000)
  await answer(agent, first)
  await answer(agent, second)
  app.clock.advance(600_000)
  await answer(agent, third)
  const { tickets: counts, medianFirstAnswerSeconds } = await overview()
  expect(counts).toEqual({ ...noTickets, new: 1, waiting: 3 })
  expect(medianFirstAnswerSeconds).toBeCloseTo(120, 0)
})
