import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser as createColleague } from '../../../../tests/fixtures/staff-people.ts'
import { createTestApp, type TestApp } from '../../../../tests/fixtures/test-app.ts'
import { contactHeaders, createContactTicket, createUser, mailedTokens, randomEmail } from '../../fixtures/tickets.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1', PUBLIC_URL: 'https://eclore.exemple.fr' } })
})
afterAll(() => app.close())

const open = (body: unknown, headers: Record<string, string> = {}) =>
  app.call('POST', '/support/contact/tickets', { body, headers })
const ticketBody = (given: Record<string, unknown> = {}) => ({
  title: '[Paiement]: Une question',
  message: 'Bonjour',
  email: randomEmail(),
  name: 'Zoé',
  ...given,
})

test('requests in a category routed to the owner are assigned to the owner', async () => {
  const owner = await createColleague(app, ['admin'])
  const { payload: setting } = (await owner.get('/staff/settings/contact-page')).body
  const categories = [
    { name: 'Paiement', to: 'support' },
    { name: 'Presse', to: 'owner' },
  ]
  const value = { ...setting.value, categories }
  expect((await owner.put('/staff/settings/contact-page', { value, version: setting.version })).status).toBe(200)
  const assignees = await Promise.all(
    ['[Presse]: Un entretien', '[Paiement]: Une question', 'Sans catégorie'].map(async (title) => {
      const { uid } = (await open(ticketBody({ title }))).body.payload
      return (await owner.get(`/staff/tickets/${uid}`)).body.payload.assignee?.uid
    }),
  )
  expect(assignees).toEqual([owner.uid, undefined, undefined])
})

test('opening a ticket needs no account and returns the token by mail only', async () => {
  const body = ticketBody({ email: `Zoe.${randomUUID()}@Exemple.fr` })
  const answer = await open(body)
  expect(answer.status).toBe(201)
  const email = body.email.toLowerCase()
  expect(answer.body.payload).toMatchObject({
    title: '[Paiement]: Une question',
    status: 'new',
    unread: 0,
    contact: { name: 'Zoé', email },
    messages: [{ content: 'Bonjour', staff: false, contact: { name: 'Zoé' } }],
  })
  const { uid, contact, messages } = answer.body.payload
  for (const made of [uid, contact.uid, messages[0].uid]) expect(made).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
  const [token = ''] = await mailedTokens(app, email)
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(JSON.stringify(answer.body) + JSON.stringify(answer.headers)).not.toContain(token)
  const [mail] = await app.mailsTo(email)
  expect(mail?.text).toContain(`https://eclore.exemple.fr/contact/tickets/${answer.body.payload.uid}?t=${token}`)
})

test('opening a ticket sends a mail that quotes no text typed in the form', async () => {
  const body = ticketBody({ title: 'Gagnez sur https://mechant.exemple', message: 'https://mechant.exemple' })
  expect((await open(body)).status).toBe(201)
  await app.settle()
  const [mail] = await app.mailsTo(body.email)
  expect(`${mail?.subject}${mail?.html}${mail?.text}`).not.toContain('mechant')
})

test.each(['email', 'name', 'title', 'message'])('opening a ticket requires %s', async (property) => {
  const answer = await open(ticketBody({ [property]: undefined }))
  expect(answer.status).toBe(400)
  expect(answer.body.violations).toEqual([expect.objectContaining({ property, type: 'missing' })])
})

test('a ticket without any field reports each missing field', async () => {
  const answer = await open({})
  expect(answer.status).toBe(400)
  const missing = ['title', 'message', 'email', 'name'].map((property) => ({ property, type: 'missing' }))
  expect(answer.body.violations).toMatchObject(missing)
})

test.each([
  ['title', ''],
  ['title', 'é'.repeat(201)],
  ['message', ' \n '],
  ['message', '🌷'.repeat(10_001)],
  ['message', 'a\u0000b'],
  ['message', 'a\ud800b'],
  ['message', 12],
  ['email', 'personne'],
  ['name', '<b>'],
  ['coach', randomUUID()],
  ['status', 'closed'],
])('a wrong %s is a 400', async (property, value) => {
  const answer = await open(ticketBody({ [property]: value }))
  expect(answer.status).toBe(400)
  expect(answer.body.violations).toEqual([expect.objectContaining({ property })])
})

test('opening a ticket twice with one key creates one ticket and sends one mail', async () => {
  const body = ticketBody()
  const headers = { 'idempotency-key': randomUUID() }
  const [first, second] = [await open(body, headers), await open(body, headers)]
  expect(second.status).toBe(201)
  expect(second.body).toEqual(first.body)
  expect(await mailedTokens(app, body.email)).toHaveLength(1)
  expect((await open({ ...body, message: 'Autre' }, headers)).body.violations).toEqual([
    expect.objectContaining({ property: 'Idempotency-Key', type: 'duplicate' }),
  ])
})

test('the thirty-first ticket of one e-mail returns 429 with Retry-After', async () => {
  const other = await createTestApp()
  const email = randomEmail()
  const statuses: number[] = []
  for (let count = 0; count < 31; count += 1) {
    const answer = await other.call('POST', '/support/contact/tickets', { body: ticketBody({ email }) })
    statuses.push(answer.status)
    if (answer.status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(statuses).toEqual([...Array(30).fill(201), 429])
  other.clock.advance(11 * 60_000)
  expect((await other.call('POST', '/support/contact/tickets', { body: ticketBody({ email }) })).status).toBe(201)
  await other.close()
})

test('the token opens all tickets of its e-mail, and no others', async () => {
  const mine = await createContactTicket(app)
  const second = await createContactTicket(app, { email: mine.email, title: 'Une autre' })
  const strangers = await createContactTicket(app)
  const list = await app.call('GET', '/support/contact/tickets', { headers: mine.headers })
  expect(list.status).toBe(200)
  expect(list.body.payload.map((ticket: { uid: string }) => ticket.uid)).toEqual([second.uid, mine.uid])
  expect(list.body.payload[0]).not.toHaveProperty('messages')
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['GET', '/events', undefined],
    ['POST', '/messages', { message: 'x' }],
    ['POST', '/close', undefined],
    ['POST', '/read', undefined],
  ] as const) {
    const url = `/support/contact/tickets/${strangers.uid}${path}`
    expect((await app.call(method, url, { headers: mine.headers, body })).status, path).toBe(404)
  }
})

test.each([
  {},
  contactHeaders(''),
  contactHeaders('abc'),
  contactHeaders('A'.repeat(43)),
  { 'x-support-auth': 'Coaching abc' },
])('the token is required: without a valid one every call is a 401: %j', async (headers) => {
  const { uid } = await createContactTicket(app)
  expect((await app.call('GET', '/support/contact/tickets', { headers })).status).toBe(401)
  expect((await app.call('GET', `/support/contact/tickets/${uid}`, { headers })).status).toBe(401)
  const sent = { headers, body: { wrong: true } }
  expect((await app.call('POST', `/support/contact/tickets/${uid}/messages`, sent)).status).toBe(401)
})

test('the token cannot be replaced by a session: sign-up does not verify the address', async () => {
  const camille = await createUser(app, 'Camille', 'vip')
  await createContactTicket(app, { email: camille.email })
  expect((await app.call('GET', '/support/contact/tickets', { token: camille.token })).status).toBe(401)
})

test('the token stays valid until it expires after 30 days or is revoked', async () => {
  const other = await createTestApp()
  const first = await createContactTicket(other)
  const second = await createContactTicket(other, { email: first.email })
  const list = (headers: Record<string, string>) => other.call('GET', '/support/contact/tickets', { headers })
  expect((await list(first.headers)).status).toBe(200)
  expect((await other.call('DELETE', '/support/contact/auth-token', { headers: first.headers })).status).toBe(204)
  expect((await list(first.headers)).status).toBe(401)
  other.clock.advance(30 * 86_400_000 - 1000)
  expect((await list(second.headers)).status).toBe(200)
  other.clock.advance(2000)
  expect((await list(second.headers)).status).toBe(401)
  await other.close()
})

test('the token is stored only as a digest', async () => {
  const { headers } = await createContactTicket(app)
  const token = headers['x-support-auth']?.split(' ')[1] ?? 'none'
  const { rows } = (await app.platform.db.execute('select * from support_access_tokens')) as unknown as {
    rows: unknown[]
  }
  expect(JSON.stringify(rows)).not.toContain(token)
})

describe('asking for a new link', () => {
  const refresh = (email: unknown, at = app) =>
    at.call('POST', '/support/contact/auth-token/refresh', { body: { email } })

  test('a request for a link is always a 202 and mails a link if tickets exist', async () => {
    const { email } = await createContactTicket(app)
    const unknown = randomEmail()
    const [known, other] = [await refresh(email.toUpperCase()), await refresh(unknown)]
    expect([known.status, other.status]).toEqual([202, 202])
    expect(known.body).toEqual(other.body)
    const token = (await mailedTokens(app, email)).at(-1) ?? ''
    const mail = (await app.mailsTo(email)).at(-1)
    expect(mail?.text).toContain(`https://eclore.exemple.fr/contact/tickets?t=${token}`)
    expect((await app.call('GET', '/support/contact/tickets', { headers: contactHeaders(token) })).status).toBe(200)
    expect(await app.mailsTo(unknown)).toEqual([])
  })

  test('a request for a link is limited per e-mail', async () => {
    const other = await createTestApp()
    const { email } = await createContactTicket(other)
    for (let count = 0; count < 8; count += 1) expect((await refresh(email, other)).status).toBe(202)
    await other.settle()
    expect(await other.mailsTo(email)).toHaveLength(4)
    await other.close()
  })

  test('a request for a link is limited per client address', async () => {
    const other = await createTestApp()
    const answers = await Promise.all(Array.from({ length: 52 }, () => refresh(randomEmail(), other)))
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(50)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
    await other.close()
  })

  test('a request for a link has a higher limit in demo mode', async () => {
    const { email } = await createContactTicket(app)
    for (let count = 0; count < 8; count += 1) expect((await refresh(email)).status).toBe(202)
    await app.settle()
    expect(await app.mailsTo(email)).toHaveLength(1 + 8)
  })

  test('a request for a link with an invalid e-mail is a 400', async () => {
    expect((await refresh('personne')).status).toBe(400)
    expect((await refresh(undefined)).status).toBe(400)
  })
})

test('an unknown ticket type is a 404', async () => {
  const { uid, headers } = await createContactTicket(app)
  expect((await app.call('GET', '/support/chat/tickets', { headers })).status).toBe(404)
  expect((await app.call('POST', '/support/chat/tickets', { body: ticketBody() })).status).toBe(404)
  expect((await app.call('GET', `/support/chat/tickets/${uid}`, { headers })).status).toBe(404)
  expect((await app.call('POST', '/support/coaching/auth-token/refresh', { body: {} })).status).toBe(404)
})
