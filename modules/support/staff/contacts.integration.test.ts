import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import {
  contactHeaders,
  createContactTicket,
  createUser,
  mailedTokens,
  randomEmail,
  type TestUser,
} from '../fixtures/tickets.ts'

let app: TestApp
let julie: TestUser
beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' } })
  julie = await createUser(app, 'Julie', 'support')
})
afterAll(() => app.close())

const body = () => ({
  email: randomEmail(),
  name: 'Zoé',
  title: '[Paiement]: Au téléphone',
  message: 'Ma carte a expiré',
})
const post = ({ token }: TestUser, path: string, given: unknown, headers = {}) =>
  app.call('POST', path, { token, body: given, headers })
const contactOf = async (uid: string) =>
  (await app.call('GET', `/staff/tickets/${uid}`, { token: julie.token })).body.payload.contact.uid as string
const read = async (uid: string) =>
  (await app.call('GET', `/staff/contacts/${uid}`, { token: julie.token })).body.payload

test('A request that staff open for a contact belongs to the contact, who is mailed', async () => {
  const given = body()
  const answer = await post(julie, '/staff/tickets', given)
  expect([answer.status, answer.body.payload]).toMatchObject([
    201,
    {
      title: given.title,
      status: 'new',
      contact: { name: 'Zoé', email: given.email },
      messages: [{ content: 'Ma carte a expiré', staff: false }],
    },
  ])
  const { uid } = answer.body.payload
  const [token = ''] = await mailedTokens(app, given.email)
  expect(await app.mailsTo(given.email)).toMatchObject([{ subject: 'Nous avons ouvert votre demande' }])
  const own = await app.call('GET', `/support/contact/tickets/${uid}`, { headers: contactHeaders(token) })
  expect(own.body.payload.messages.map(({ content }: { content: string }) => content)).toEqual(['Ma carte a expiré'])
  expect(JSON.stringify(answer.body)).not.toContain(token)
  const staff = await app.call('GET', `/staff/tickets/${uid}`, { token: julie.token })
  expect(staff.body.payload.messages.map(({ internal }: { internal: boolean }) => internal)).toEqual([false, true])
})

test('A request that staff open requires every field and opens once per key', async () => {
  for (const field of ['email', 'name', 'title', 'message']) {
    const answer = await post(julie, '/staff/tickets', { ...body(), [field]: undefined })
    expect([answer.status, answer.body.violations]).toMatchObject([400, [{ property: field, type: 'missing' }]])
  }
  const [given, headers] = [body(), { 'idempotency-key': randomUUID() }]
  const both = [
    await post(julie, '/staff/tickets', given, headers),
    await post(julie, '/staff/tickets', given, headers),
  ]
  expect(both[1]?.body).toEqual(both[0]?.body)
  expect(await mailedTokens(app, given.email)).toHaveLength(1)
})

test('Only the help desk opens requests for others', async () => {
  for (const role of ['coach', 'editor', 'vip'] as const) {
    expect((await post(await createUser(app, 'Nina', role), '/staff/tickets', body())).status).toBe(403)
  }
})

test('Linking a person’s two addresses gives neither access to the other’s requests', async () => {
  const [first, second, third] = [
    await createContactTicket(app),
    await createContactTicket(app),
    await createContactTicket(app),
  ]
  const [one = '', two = '', three = ''] = await Promise.all([first, second, third].map(({ uid }) => contactOf(uid)))
  const link = (uid: string, contact: string, version: number) =>
    post(julie, `/staff/contacts/${uid}/same-person`, { contact, version })
  const linked = await link(one, two, (await read(one)).version)
  expect([linked.status, linked.body.payload]).toMatchObject([
    200,
    { uid: one, email: first.email, version: 2, samePerson: [{ uid: two, email: second.email }] },
  ])
  expect((await link(one, three, 1)).body.violations).toMatchObject([{ property: 'version', type: 'invalid' }])
  expect((await link(three, one, 1)).status).toBe(200)
  expect((await read(two)).samePerson.map(({ uid }: { uid: string }) => uid).sort()).toEqual([one, three].sort())
  const own = await app.call('GET', '/support/contact/tickets', { headers: first.headers })
  expect(own.body.payload.map(({ uid }: { uid: string }) => uid)).toEqual([first.uid])
  const { version } = await read(two)
  const away = await app.call('DELETE', `/staff/contacts/${two}/same-person?version=${version}`, { token: julie.token })
  expect([away.status, (await read(two)).samePerson]).toEqual([204, []])
  expect((await read(one)).samePerson).toMatchObject([{ uid: three }])
})

test('A contact is not linked with itself, nor with an unknown one', async () => {
  const uid = await contactOf((await createContactTicket(app)).uid)
  for (const contact of [uid, randomUUID()]) {
    const answer = await post(julie, `/staff/contacts/${uid}/same-person`, { contact, version: 1 })
    expect([answer.status, answer.body.violations]).toMatchObject([400, [{ property: 'contact' }]])
  }
  expect((await post(julie, `/staff/contacts/${randomUUID()}/same-person`, { contact: uid, version: 1 })).status).toBe(
    404,
  )
})

test('Requests of a blocked address are locked, also those that it sends later', async () => {
  const { uid, email, headers } = await createContactTicket(app)
  const contact = await contactOf(uid)
  const block = (blocked: boolean, version: number) =>
    post(julie, `/staff/contacts/${contact}/block`, { blocked, version })
  const answer = await block(true, 1)
  expect([answer.status, answer.body.payload]).toMatchObject([200, { version: 2, blockedAt: expect.any(String) }])
  expect((await block(true, 1)).status).toBe(409)
  const written = await app.call('POST', `/support/contact/tickets/${uid}/messages`, {
    headers,
    body: { message: 'Encore' },
  })
  expect(written.status).toBe(409)
  const mails = (await app.mailsTo(email)).length
  const again = await app.call('POST', '/support/contact/tickets', { body: { ...body(), email } })
  expect([again.status, again.body.payload.status]).toEqual([201, 'new'])
  const kept = await app.call('GET', `/staff/tickets/${again.body.payload.uid}`, { token: julie.token })
  expect(kept.body.payload).toMatchObject({ status: 'locked', waitingSince: null, contact: { uid: contact } })
  expect(kept.body.payload.messages.map(({ content }: { content: string }) => content)).toEqual(['Ma carte a expiré'])
  expect((await app.mailsTo(email)).length).toBe(mails)

  expect((await block(false, 2)).body.payload).toMatchObject({ blockedAt: null })
  const later = await app.call('POST', '/support/contact/tickets', { body: { ...body(), email } })
  expect(
    (await app.call('GET', `/staff/tickets/${later.body.payload.uid}`, { token: julie.token })).body.payload.status,
  ).toBe('new')
  expect((await app.mailsTo(email)).length).toBe(mails + 1)
})

test('An unknown contact cannot be blocked', async () => {
  const answer = await post(julie, `/staff/contacts/${randomUUID()}/block`, { blocked: true, version: 1 })
  expect(answer.status).toBe(404)
})
