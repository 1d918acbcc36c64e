import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsOf } from '../../../tests/fixtures/staff-people.ts'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createContactTicket, createUser, type TestUser } from '../fixtures/tickets.ts'

let app: TestApp
let julie: TestUser
let marc: TestUser
beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' } })
  julie = await createUser(app, 'Julie', 'support')
  marc = await createUser(app, 'Marc', 'support')
})
afterAll(() => app.close())

const read = async (uid: string) =>
  (await app.call('GET', `/staff/tickets/${uid}`, { token: julie.token })).body.payload
const send = (uid: string, body: object, { token } = julie) =>
  app.call('POST', `/staff/tickets/${uid}/messages`, { token, body })
const contents = (messages: { content: string }[]) => messages.map(({ content }) => content)
const write = ({ uid, headers }: Awaited<ReturnType<typeof createContactTicket>>, message: string) =>
  app.call('POST', `/support/contact/tickets/${uid}/messages`, { headers, body: { message } })

test('an answer written before newer messages is refused with these messages', async () => {
  const ticket = await createContactTicket(app)
  const { sequence: seen } = await read(ticket.uid)
  await send(ticket.uid, { message: 'Déjà réglé' }, marc)
  await write(ticket, 'Merci')
  for (const later of [{}, { sendAt: new Date(app.clock.now().getTime() + 60_000).toISOString() }]) {
    const refused = await send(ticket.uid, { message: 'Je regarde', seen, ...later })
    expect(violationsOf(refused)).toEqual([409, ['seen', 'invalid']])
    expect(contents(refused.body.details.messages)).toEqual(['Déjà réglé', 'Merci'])
    expect(refused.body.message).toMatch(/^Marc.* et .* ont écrit entre-temps/)
  }
  const now = await read(ticket.uid)
  expect(contents(now.messages)).not.toContain('Je regarde')
  expect(now.held).toEqual([])
})

test('an answer is sent once its author has read the newer messages', async () => {
  const ticket = await createContactTicket(app)
  const { sequence: seen } = await read(ticket.uid)
  await write(ticket, 'Encore une chose')
  const refused = await send(ticket.uid, { message: 'Voilà', seen })
  const { sequence } = refused.body.details
  expect(sequence).toBe((await read(ticket.uid)).sequence)
  expect((await send(ticket.uid, { message: 'Voilà', seen: sequence })).status).toBe(201)
  await write(ticket, 'Et puis')
  expect((await send(ticket.uid, { message: 'Autre chose' })).status).toBe(201)
})

test('an answer is not stopped by its author’s messages, notes or status changes', async () => {
  const ticket = await createContactTicket(app)
  const { sequence: seen } = await read(ticket.uid)
  await send(ticket.uid, { message: 'Un début' })
  await send(ticket.uid, { message: 'Entre nous', internal: true }, marc)
  const { version } = await read(ticket.uid)
  await app.call('PATCH', `/staff/tickets/${ticket.uid}`, { token: marc.token, body: { status: 'closed', version } })
  expect((await send(ticket.uid, { message: 'La suite', seen })).status).toBe(201)
})

test('a note is stored whatever its author has read', async () => {
  const ticket = await createContactTicket(app)
  const { sequence: seen } = await read(ticket.uid)
  await write(ticket, 'Encore')
  expect((await send(ticket.uid, { message: 'Noté', internal: true, seen })).status).toBe(201)
})

test('an answer is refused if a colleague’s simultaneous answer is stored first', async () => {
  const ticket = await createContactTicket(app)
  const { sequence: seen } = await read(ticket.uid)
  const sent = await Promise.all([julie, marc].map((who) => send(ticket.uid, { message: 'La même', seen }, who)))
  expect(sent.map(({ status }) => status).sort()).toEqual([201, 409])
})
