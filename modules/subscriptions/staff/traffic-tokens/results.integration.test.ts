import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaffApp, createUser, type Person, violationsOf } from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'
import { createSubscriber } from '../../fixtures/subscriber.ts'
import { latestSubscription } from '../../lifecycle/queries.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createStaffApp()
  admin = await createUser(app, ['admin'])
  for (const value of ['partner', 'stopped']) await admin.post('/staff/traffic-tokens', { value, formula: 'default' })
  await admin.patch('/staff/traffic-tokens/stopped', { active: false, version: 1 })
})
afterAll(() => app.close())

const resultsOf = async (token: string) => (await admin.get(`/staff/traffic-tokens/${token}/results`)).body.payload

async function register(trafficToken: string): Promise<() => Promise<number>> {
  const uid = randomUUID()
  const body = { uid, identifier: `${uid}@exemple.fr`, password: 'une phrase à elle seule', formula: 'default' }
  const send = async () =>
    (await app.call('POST', '/registrations/register', { body: { ...body, trafficToken } })).status
  expect(await send()).toBe(201)
  return send
}

test('registrations with an active token are counted once and shown from ten on', async () => {
  expect((await resultsOf('partner')).registrations).toBe(0)
  for (let count = 1; count < 10; count += 1) await register('partner')
  await expect.poll(async () => (await resultsOf('partner')).registrations).toBeNull()
  const again = await register('partner')
  await expect.poll(async () => (await resultsOf('partner')).registrations).toBe(10)
  expect(await again()).toBe(201)
  await register('stopped')
  await register('unknown')
  expect((await resultsOf('partner')).registrations).toBe(10)
  expect((await resultsOf('stopped')).registrations).toBe(0)
})

test('a traffic token used by a subscription cannot be deleted', async () => {
  const subscriber = await createSubscriber(app)
  await subscriber.subscribe(undefined, { body: { trafficToken: 'partner' } })
  expect((await latestSubscription(app.platform.db, subscriber.uid))?.trafficToken).toBe('partner')
  const alone = await createSubscriber(app)
  await alone.subscribe()
  expect((await latestSubscription(app.platform.db, alone.uid))?.trafficToken).toBeNull()
  const removed = await admin.delete('/staff/traffic-tokens/partner?version=1')
  expect(violationsOf(removed)).toEqual([409, ['uid', 'invalid']])
  expect(await resultsOf('partner')).toMatchObject({ subscribers: null, trials: null, paid: 0, net: null })
})

test('an unknown token has no results', async () => {
  expect((await admin.get('/staff/traffic-tokens/nothing/results')).status).toBe(404)
})
