import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf, createUser as createStaff, type Person } from '../../../../tests/fixtures/staff-people.ts'
import { createTestApp, type TestApp } from '../../../../tests/fixtures/test-app.ts'
import { inboundEnv } from '../../fixtures/incoming-mail.ts'
import { createContactTicket } from '../../fixtures/tickets.ts'
import { markUndeliverable } from '../../incoming/queries-incoming.ts'

let app: TestApp
let agent: Person
beforeAll(async () => {
  app = await createTestApp({ env: inboundEnv })
  agent = await createStaff(app, ['support'])
})
afterAll(() => app.close())

const listed = async (filter = '') => (await agent.get(`/staff/undeliverable-contacts${filter}`)).body.payload

test('Support releases a contact marked undeliverable, who then gets mail again', async () => {
  const { uid, email } = await createContactTicket(app)
  const other = await createContactTicket(app)
  const marked = async () => (await agent.get(`/staff/tickets/${uid}`)).body.payload.contact
  const answer = () => agent.post(`/staff/tickets/${uid}/messages`, { message: 'Quand ?' })
  for (const address of [email, other.email]) await markUndeliverable(app.platform.db, address, app.clock.now())
  const contact = await marked()
  expect(contact.undeliverable).toEqual(expect.any(String))
  expect(await listed()).toHaveLength(2)
  expect(await listed(`?filter[email]=${encodeURIComponent(email)}`)).toEqual([
    { uid: contact.uid, email, date: app.clock.now().toISOString() },
  ])
  const before = (await app.mailsTo(email)).length
  await answer()
  expect(await app.mailsTo(email)).toHaveLength(before)

  const release = (body: object) => agent.post(`/staff/undeliverable-contacts/${contact.uid}/release`, body)
  expect((await release({})).status).toBe(400)
  expect((await release({ reason: 'Boîte rétablie' })).body.payload).toMatchObject({ uid: contact.uid, email })
  expect(await marked()).not.toHaveProperty('undeliverable')
  expect((await listed()).map((one: { email: string }) => one.email)).toEqual([other.email])
  expect((await release({ reason: 'Encore' })).status).toBe(404)
  await answer()
  expect(await app.mailsTo(email)).toHaveLength(before + 1)
  const admin = await createStaff(app, ['admin'])
  expect(await auditOf(admin, contact.uid)).toEqual([['undeliverable-contacts.release', { reason: 'Boîte rétablie' }]])
})
