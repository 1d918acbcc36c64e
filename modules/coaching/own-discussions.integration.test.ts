import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiAnswer, createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { createContactTicket, createUser, type TestUser } from '../support/fixtures/tickets.ts'

let app: TestApp
let camille: TestUser
let claire: TestUser
beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' } })
  camille = await createUser(app, 'Camille', 'vip')
  claire = await createUser(app, 'Claire', 'coach')
})
afterAll(() => app.close())

const tickets = '/support/coaching/tickets'
const call = (who: TestUser, method: string, path: string, body?: unknown): Promise<ApiAnswer> =>
  app.call(method, path, { token: who.token, body })
const opened = async (coach?: string): Promise<string> =>
  (await call(camille, 'POST', tickets, { title: '[Amour]: Un doute', message: 'Bonjour', coach })).body.payload.uid
const seen = async (uid: string) => (await call(camille, 'GET', `${tickets}/${uid}`)).body.payload
const listed = async (uid: string) => {
  const { body } = await call(camille, 'GET', `${tickets}?length=100`)
  return body.payload.find((ticket: { uid: string }) => ticket.uid === uid)
}

test('a discussion names its coach, or none if it is unassigned', async () => {
  expect((await seen(await opened(claire.uid))).coach).toEqual({ uid: claire.uid, name: 'Claire' })
  expect((await seen(await opened())).coach).toBeNull()
})

test('the list shows each discussion’s last message, never a staff note', async () => {
  const one = await opened(claire.uid)
  const other = await opened(claire.uid)
  await call(claire, 'POST', `/staff/tickets/${one}/messages`, { message: 'Je vous lis.' })
  await call(claire, 'POST', `/staff/tickets/${one}/messages`, { message: 'Entre nous', internal: true })
  expect((await listed(one)).lastMessage).toMatchObject({ content: 'Je vous lis.', staff: true })
  expect((await listed(other)).lastMessage).toMatchObject({ content: 'Bonjour', staff: false })
})

test('a message that the coach has read no longer counts as unread', async () => {
  const uid = await opened(claire.uid)
  await call(camille, 'POST', `${tickets}/${uid}/messages`, { message: 'Encore moi' })
  expect((await seen(uid)).unseen).toBe(2)
  expect((await call(claire, 'POST', `/staff/tickets/${uid}/read`)).status).toBe(204)
  expect((await seen(uid)).unseen).toBe(0)
})

test('the help desk reveals neither who answers nor what was read', async () => {
  const { uid, headers } = await createContactTicket(app)
  const { payload } = (await app.call('GET', `/support/contact/tickets/${uid}`, { headers })).body
  expect(payload).not.toHaveProperty('coach')
  expect(payload).not.toHaveProperty('unseen')
})

test('each reader’s unread answers are counted until they are read', async () => {
  const reader = await createUser(app, 'Odile', 'vip')
  const body = { title: '[Amour]: Deux réponses', message: 'Bonjour', coach: claire.uid }
  const { uid } = (await call(reader, 'POST', tickets, body)).body.payload
  const unread = async (who: TestUser) => (await call(who, 'GET', '/support/coaching/unread')).body.payload.count
  const others = await unread(camille)
  expect(await unread(reader)).toBe(0)
  for (const message of ['Un', 'Deux']) await call(claire, 'POST', `/staff/tickets/${uid}/messages`, { message })
  await call(claire, 'POST', `/staff/tickets/${uid}/messages`, { message: 'Entre nous', internal: true })
  expect(await unread(reader)).toBe(2)
  expect(await unread(camille)).toBe(others)
  await call(reader, 'POST', `${tickets}/${uid}/read`)
  expect(await unread(reader)).toBe(0)
})
