import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiAnswer, createTestApp, type TestApp } from '../../../../tests/fixtures/test-app.ts'
import {
  createContactTicket,
  createUser,
  mailedTokens,
  type OpenedTicket,
  randomEmail,
  type TestUser,
} from '../../fixtures/tickets.ts'

let app: TestApp
let julie: TestUser
beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1', PUBLIC_URL: 'https://eclore.exemple.fr' } })
  julie = await createUser(app, 'Julie', 'support')
})
afterAll(() => app.close())

const on = (ticket: OpenedTicket, method: string, path = '', body?: unknown): Promise<ApiAnswer> =>
  app.call(method, `/support/contact/tickets/${ticket.uid}${path}`, { headers: ticket.headers, body })
const write = (ticket: OpenedTicket, message: unknown) => on(ticket, 'POST', '/messages', { message })
const answer = (ticket: OpenedTicket, message: string, internal = false) =>
  app.call('POST', `/staff/tickets/${ticket.uid}/messages`, { token: julie.token, body: { message, internal } })
const see = async (ticket: OpenedTicket, query = '') => (await on(ticket, 'GET', query)).body
const seenByStaff = async (ticket: OpenedTicket) =>
  (await app.call('GET', `/staff/tickets/${ticket.uid}`, { token: julie.token })).body.payload
const change = async (ticket: OpenedTicket, body: Record<string, unknown>) => {
  const { version } = await seenByStaff(ticket)
  return app.call('PATCH', `/staff/tickets/${ticket.uid}`, { token: julie.token, body: { version, ...body } })
}

test('a message is added in date order, with its author', async () => {
  const ticket = await createContactTicket(app)
  app.clock.advance(60_000)
  const sent = await write(ticket, 'Deuxième')
  expect(sent.status).toBe(201)
  expect(sent.body.payload).toMatchObject({ content: 'Deuxième', staff: false, contact: { name: 'Zoé' } })
  const { payload } = await see(ticket)
  expect(payload.messages.map((message: { content: string }) => message.content)).toEqual(['Bonjour', 'Deuxième'])
  expect(payload.messages[1]).toEqual(sent.body.payload)
  expect(payload.modified).toBe(sent.body.payload.date)
  expect(payload.date < payload.modified).toBe(true)
})

test.each([
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  "'; drop table support_tickets; --",
  '\u202etxet desrever\u202c \u2066isolé\u2069 \u200f',
  'مرحبا — שלום',
  '👩🏽‍💻🌷'.repeat(1600),
  '🌷'.repeat(10_000),
  'e\u0301 n’est pas é\n\tfin ',
  '#{process.env} {{7*7}} %00 \\u0000 \u2028 \u0001',
])('a message keeps what was typed, exactly: %j', async (message) => {
  const ticket = await createContactTicket(app, { message, title: `[Autre]: ${[...message].slice(0, 100).join('')}` })
  expect((await write(ticket, message)).body.payload.content).toBe(message)
  const { payload } = await see(ticket)
  expect(payload.messages.map((one: { content: string }) => one.content)).toEqual([message, message])
  expect(payload.title).toBe(`[Autre]: ${[...message].slice(0, 100).join('')}`)
})

test('Each line end of a message is stored as one character', async () => {
  const longest = `${'a'.repeat(5000)}\r\n${'b'.repeat(4998)}\r`
  const ticket = await createContactTicket(app)
  expect((await write(ticket, longest)).body.payload.content).toBe(`${'a'.repeat(5000)}\n${'b'.repeat(4998)}\n`)
})

test.each(['', '   ', 'a'.repeat(10_001), 'a\u0000', '\udfff', 7, null, ['a']])(
  'an invalid message is refused and changes nothing: %j',
  async (message) => {
    const ticket = await createContactTicket(app)
    const refused = await write(ticket, message)
    expect(refused.status).toBe(400)
    expect(refused.body.violations).toEqual([expect.objectContaining({ property: 'message' })])
    expect((await see(ticket)).payload.messages).toHaveLength(1)
  },
)

test('a message sent twice with one key is stored once, also in parallel', async () => {
  const ticket = await createContactTicket(app)
  const send = (message: string) =>
    app.call('POST', `/support/contact/tickets/${ticket.uid}/messages`, {
      headers: { ...ticket.headers, 'idempotency-key': 'clé-1' },
      body: { message },
    })
  const [one, other] = await Promise.all([send('Une fois'), send('Une fois')])
  expect([one.status, other.status]).toEqual([201, 201])
  expect(one.body).toEqual(other.body)
  expect((await see(ticket)).payload.messages).toHaveLength(2)
  expect((await send('Autre chose')).status).toBe(409)
})

test('parallel messages are all stored, numbered without a gap', async () => {
  const ticket = await createContactTicket(app)
  const texts = Array.from({ length: 20 }, (_, place) => `message ${place}`)
  const statuses = await Promise.all(texts.map(async (text) => (await write(ticket, text)).status))
  expect(new Set(statuses)).toEqual(new Set([201]))
  const { payload } = await see(ticket, '?length=100')
  expect(payload.messages).toHaveLength(21)
  expect(payload.sequence).toBe(21)
})

test('the newest page of messages comes first, older pages by cursor', async () => {
  const ticket = await createContactTicket(app, { message: '0' })
  for (let place = 1; place < 25; place += 1) {
    if (place % 3 === 0) await answer(ticket, `note ${place}`, true)
    await write(ticket, String(place))
  }
  const pages: string[][] = []
  let cursor: string | null = null
  do {
    const found: ApiAnswer['body'] = await see(ticket, cursor ? `?cursor=${cursor}` : '')
    pages.push(found.payload.messages.map((message: { content: string }) => message.content))
    cursor = found.page.hasNextPage ? found.page.endCursor : null
  } while (cursor)
  const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => String(from + place))
  expect(pages).toEqual([numbers(15, 25), numbers(5, 15), numbers(0, 5)])
})

test('tickets are listed by latest activity, page by page', async () => {
  const email = randomEmail()
  const uids: string[] = []
  let ticket = await createContactTicket(app, { email })
  const first = ticket
  for (let count = 0; count < 12; count += 1) {
    app.clock.advance(1000)
    ticket = await createContactTicket(app, { email })
    uids.unshift(ticket.uid)
  }
  app.clock.advance(1000)
  await write(first, 'À nouveau')
  uids.unshift(first.uid)
  const list = (query: string) => app.call('GET', `/support/contact/tickets${query}`, { headers: ticket.headers })
  const one = (await list('')).body
  const two = (await list(`?cursor=${one.page.endCursor}`)).body
  expect([...one.payload, ...two.payload].map((found: { uid: string }) => found.uid)).toEqual(uids)
  expect([one.page.hasNextPage, two.page.hasNextPage]).toEqual([true, false])
})

test.each(['cursor=abc', 'cursor=', 'length=0', 'length=101', 'length=a', 'cursor=%00', `cursor=${'a'.repeat(600)}`])(
  'reading messages with an invalid query is a 400: %s',
  async (query) => {
    const ticket = await createContactTicket(app)
    expect((await on(ticket, 'GET', `?${query}`)).status).toBe(400)
    expect((await app.call('GET', `/support/contact/tickets?${query}`, { headers: ticket.headers })).status).toBe(400)
  },
)

test('reading messages with the cursor of another ticket is a 400', async () => {
  const [one, other] = [await createContactTicket(app), await createContactTicket(app)]
  const { page } = await see(one)
  expect((await on(other, 'GET', `?cursor=${page.endCursor}`)).status).toBe(400)
})

test('unread counts the staff messages since each reader’s last read mark', async () => {
  const ticket = await createContactTicket(app)
  const unread = async () => [(await see(ticket)).payload.unread, (await seenByStaff(ticket)).unread]
  expect(await unread()).toEqual([0, 1])
  await answer(ticket, 'Une note', true)
  await answer(ticket, 'Bonjour Zoé')
  await answer(ticket, 'Encore un mot')
  expect(await unread()).toEqual([2, 0])
  await write(ticket, 'Merci')
  expect(await unread()).toEqual([2, 1])
  expect((await on(ticket, 'POST', '/read')).status).toBe(204)
  const read = { token: julie.token }
  expect((await app.call('POST', `/staff/tickets/${ticket.uid}/read`, read)).status).toBe(204)
  expect(await unread()).toEqual([0, 0])
})

test('a ticket is new, pending once assigned, waiting when answered, pending again', async () => {
  const ticket = await createContactTicket(app)
  const status = async () => (await see(ticket)).payload.status
  expect(await status()).toBe('new')
  await write(ticket, 'J’ajoute ceci')
  expect(await status()).toBe('new')
  expect((await change(ticket, { assignee: julie.uid })).body.payload).toMatchObject({
    status: 'pending',
    assignee: { uid: julie.uid, name: 'Julie' },
  })
  await answer(ticket, 'Bonjour Zoé')
  expect(await status()).toBe('waiting')
  await write(ticket, 'Merci')
  expect(await status()).toBe('pending')
})

test('a closed ticket is pending again when the user writes', async () => {
  const ticket = await createContactTicket(app)
  const closed = await on(ticket, 'POST', '/close')
  expect(closed.status).toBe(200)
  expect(closed.body.payload.status).toBe('closed')
  expect((await on(ticket, 'POST', '/close')).body.payload).toEqual(closed.body.payload)
  await write(ticket, 'Finalement…')
  expect((await see(ticket)).payload.status).toBe('pending')
})

test('a staff answer, but no note, makes a closed ticket pending again', async () => {
  const ticket = await createContactTicket(app)
  const status = async () => (await see(ticket)).payload.status
  await on(ticket, 'POST', '/close')
  await answer(ticket, 'Pour nous', true)
  expect(await status()).toBe('closed')
  await answer(ticket, 'Une précision')
  expect(await status()).toBe('pending')
  await answer(ticket, 'Et une autre')
  expect(await status()).toBe('waiting')
})

test('a ticket that staff locked stays locked for everyone', async () => {
  const ticket = await createContactTicket(app)
  expect((await change(ticket, { status: 'locked' })).body.payload.status).toBe('locked')
  const refusals = [
    await write(ticket, 'Encore'),
    await on(ticket, 'POST', '/close'),
    await answer(ticket, 'Encore'),
    await change(ticket, { status: 'pending' }),
    await change(ticket, { assignee: julie.uid }),
  ]
  for (const refusal of refusals) {
    expect(refusal.status).toBe(409)
    expect(refusal.body.violations).toEqual([expect.objectContaining({ property: 'status', type: 'invalid' })])
  }
  expect((await see(ticket)).payload.messages).toHaveLength(1)
})

test('a staff answer is mailed with a new link and takes an unassigned ticket', async () => {
  const ticket = await createContactTicket(app)
  const sent = await answer(ticket, 'Bonjour <b>Zoé</b>,\n\nvoici la réponse.')
  expect(sent.status).toBe(201)
  expect(sent.body.payload).toMatchObject({
    staff: true,
    internal: false,
    contact: { uid: julie.uid, name: 'Julie' },
  })
  const tokens = await mailedTokens(app, ticket.email)
  expect(new Set(tokens).size).toBe(2)
  const mail = (await app.mailsTo(ticket.email)).at(-1)
  expect(mail?.html).toContain('Bonjour &lt;b&gt;Zoé&lt;/b&gt;,')
  expect(mail?.text).toContain('Bonjour <b>Zoé</b>,\n\nvoici la réponse.')
  expect(mail?.text).toContain(`https://eclore.exemple.fr/contact/tickets/${ticket.uid}?t=${tokens[1]}`)
  const link = { headers: { 'x-support-auth': `Contact ${tokens[1]}` } }
  const opened = await app.call('GET', `/support/contact/tickets/${ticket.uid}`, link)
  expect(opened.body.payload.messages.at(-1)).toMatchObject({ staff: true, contact: { name: 'Julie' } })
  expect((await seenByStaff(ticket)).assignee).toEqual({ uid: julie.uid, name: 'Julie' })
})

test('a staff answer that is an internal note is never shown or mailed to the user', async () => {
  const ticket = await createContactTicket(app)
  const before = await see(ticket)
  app.clock.advance(1000)
  const note = await answer(ticket, 'Entre nous', true)
  expect(note.body.payload).toMatchObject({ internal: true, content: 'Entre nous' })
  await app.settle()
  expect(await app.mailsTo(ticket.email)).toHaveLength(1)
  const { sequence: _, ...after } = (await see(ticket)).payload
  const { sequence: __, ...was } = before.payload
  expect(after).toEqual(was)
  const list = await app.call('GET', '/support/contact/tickets', { headers: ticket.headers })
  expect(JSON.stringify(list.body)).not.toContain('Entre nous')
  expect((await seenByStaff(ticket)).messages.map((message: { internal: boolean }) => message.internal)).toEqual([
    false,
    true,
  ])
})

test('a staff answer returns 404 for an unknown ticket and 400 for an invalid body', async () => {
  const path = `/staff/tickets/${randomUUID()}`
  const body = { message: 'Bonjour' }
  expect((await app.call('POST', `${path}/messages`, { token: julie.token, body })).status).toBe(404)
  const ticket = await createContactTicket(app)
  const wrong = { token: julie.token, body: { message: 'Bonjour', internal: 'oui' } }
  expect((await app.call('POST', `/staff/tickets/${ticket.uid}/messages`, wrong)).status).toBe(400)
})
