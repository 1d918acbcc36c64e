import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaffApp, createUser } from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'
import { createSubscriber } from '../../fixtures/subscriber.ts'
import { eraseSubscriptions } from '../../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createStaffApp()
})
afterAll(() => app.close())

async function leave(answer: object) {
  const person = await createSubscriber(app)
  expect((await person.subscribe()).status).toBe(200)
  expect((await person.post('/subscriptions/unsubscribe')).status).toBe(202)
  expect((await person.post('/subscriptions/leaving', answer)).status).toBe(204)
  return person
}

test('The owner reads reasons for leaving without names until the account is erased', async () => {
  const zoe = await leave({ reason: 'price', text: '=1+1, trop cher' })
  await leave({ text: 'Je déménage' })
  const admin = await createUser(app, ['admin'])
  const listed = async (query = '') => (await admin.get(`/staff/leaving-answers${query}`)).body.payload
  const all = await listed('?sort=date')
  expect(all).toMatchObject([
    { reason: 'price', text: '=1+1, trop cher', date: expect.any(String), formula: expect.any(String) },
    { reason: null, text: 'Je déménage' },
  ])
  expect(JSON.stringify(all)).not.toContain(zoe.uid)
  expect(JSON.stringify(all)).not.toContain(zoe.email)
  expect(await listed('?filter[reason]=price')).toHaveLength(1)
  expect(await listed('?filter[reason]=other')).toMatchObject([{ text: 'Je déménage' }])
  const file = await admin.get('/staff/csv/leaving-answers')
  expect(String(file.body)).toContain("'=1+1, trop cher")
  await eraseSubscriptions(app.platform, app.platform.db, zoe.uid)
  expect(await listed()).toMatchObject([{ text: 'Je déménage' }])
})

test('Only admins read answers of members who left', async () => {
  for (const role of ['support', 'coach', 'editor'] as const) {
    const person = await createUser(app, [role])
    expect((await person.get('/staff/leaving-answers')).status, role).toBe(403)
    expect((await person.get('/staff/csv/leaving-answers')).status, role).toBe(403)
  }
})
