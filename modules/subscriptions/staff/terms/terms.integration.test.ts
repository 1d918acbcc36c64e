import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaffApp, createUser, type Person } from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'
import { createSubscriber } from '../../fixtures/subscriber.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createStaffApp({ now: '2026-03-02T10:00:00Z' })
  admin = await createUser(app, ['admin'])
})
afterAll(() => app.close())

const publish = (html: string) =>
  app.platform.db.execute(sql`update pages set content = ${html} where uid = 'terms-of-service'`)

async function orderUnder(html: string): Promise<string> {
  await publish(html)
  const person = await createSubscriber(app)
  expect((await person.subscribe()).status).toBe(200)
  const { payload } = (await admin.get(`/staff/subscriptions?filter[member]=${person.uid}`)).body
  expect(payload[0].terms.acceptedDateTime).toBe(app.clock.now().toISOString())
  return payload[0].terms.version
}

test('the owner lists the versions of the terms with their number of orders', async () => {
  const first = await orderUnder('<p>Première version.</p>')
  expect(await orderUnder('<p>Première version.</p>')).toBe(first)
  const second = await orderUnder('<p>Deuxième version.</p>')
  const { payload, page } = (await admin.get('/staff/terms-versions')).body
  expect(page.total).toBe(payload.length)
  expect(payload).toContainEqual(expect.objectContaining({ uid: first, isShown: false, orders: 2 }))
  expect(payload).toContainEqual(expect.objectContaining({ uid: second, isShown: true, orders: 1 }))
  expect((await admin.get(`/staff/terms-versions/${first}`)).body.payload.orders).toBe(2)
  expect((await admin.get(`/staff/terms-versions/${first}/text`)).body.payload.html).toContain('Première version')
  expect((await admin.get('/staff/terms-versions/0000/text')).status).toBe(404)
  expect((await admin.get('/staff/terms-versions?filter[title]=a')).status).toBe(400)
})
