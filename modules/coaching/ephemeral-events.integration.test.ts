import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { bearerHeaders } from '../support/fixtures/attachments.ts'
import { type EventStream, followEvents } from '../support/fixtures/event-stream.ts'
import { createContactTicket, createUser, type TestUser } from '../support/fixtures/tickets.ts'
import { createDiscussion, discussionsPath, openCoachingApp } from './fixtures/coaching-app.ts'

let app: TestApp
let other: TestApp
let camille: TestUser
let claire: TestUser
let julie: TestUser
beforeAll(async () => {
  ;({ app, camille, claire } = await openCoachingApp())
  other = await createTestApp({ beside: app, env: { DEMO: '1' }, workers: false })
  julie = await createUser(app, 'Julie', 'support')
})
afterAll(async () => {
  await other.close()
  await app.close()
})

const opened = () => createDiscussion(app, camille, claire)
const post = (who: TestUser, path: string, at = app) => at.call('POST', path, { token: who.token })
const own = (uid: string) => `${discussionsPath}/${uid}`
const staffs = (uid: string) => `/staff/tickets/${uid}`
const follow = (who: TestUser, path: string, at = app) => followEvents(at, `${path}/events`, bearerHeaders(who))
const brief = async (stream: EventStream, count: number) =>
  (await stream.ephemeral(count)).map(({ event, data }) => [event, data])

test('each side gets rate-limited typing events from every process', async () => {
  const uid = await opened()
  const [members, coachs] = [await follow(camille, own(uid), other), await follow(claire, staffs(uid), other)]
  for (const _ of [1, 2, 3]) expect((await post(claire, `${staffs(uid)}/typing`)).status).toBe(204)
  expect((await post(camille, `${own(uid)}/typing`)).status).toBe(204)
  const contact = { uid: camille.coachingUid, name: 'Camille' }
  expect(await brief(members, 1)).toEqual([['typing', { contact: { uid: claire.uid, name: 'Claire' }, staff: true }]])
  expect((await brief(coachs, 2)).slice(-1)).toEqual([['typing', { contact, staff: false }]])
  app.clock.advance(3000)
  await post(claire, `${staffs(uid)}/typing`)
  expect(await brief(members, 2)).toHaveLength(2)
  for (const stream of [members, coachs]) stream.leave()
})

test('each side receives read events of the other while its stream is open', async () => {
  const uid = await opened()
  const [members, coachs] = [await follow(camille, own(uid)), await follow(claire, staffs(uid))]
  const { modified } = (await app.call('GET', own(uid), { token: camille.token })).body.payload
  await post(claire, `${staffs(uid)}/read`)
  await post(claire, `${staffs(uid)}/read`)
  expect(await brief(members, 1)).toEqual([['read', { staff: true, until: modified }]])
  await app.call('POST', `${staffs(uid)}/messages`, { token: claire.token, body: { message: 'Je vous lis.' } })
  await members.events(2)
  await post(camille, `${own(uid)}/read`)
  expect(await brief(coachs, 1)).toEqual([['read', { staff: false, until: expect.any(String) }]])
  expect(await brief(members, 1)).toHaveLength(1)
  for (const stream of [members, coachs]) stream.leave()
})

test('a resumed stream does not repeat ephemeral events', async () => {
  const uid = await opened()
  const stream = await follow(camille, own(uid))
  await post(claire, `${staffs(uid)}/typing`)
  await brief(stream, 1)
  stream.leave()
  const { sequence } = (await app.call('GET', own(uid), { token: camille.token })).body.payload
  expect(sequence).toBe(1)
  const again = await followEvents(app, `${own(uid)}/events`, { ...bearerHeaders(camille), 'last-event-id': '0' })
  const [first] = await again.events(1)
  expect([first?.event, await again.ephemeral(0)]).toEqual(['message', []])
  again.leave()
})

test('staff presence is sent to staff only', async () => {
  const uid = await opened()
  const [members, coachs] = [await follow(camille, own(uid)), await follow(claire, staffs(uid))]
  const present = (state: string) =>
    app.call('POST', `${staffs(uid)}/presence`, { token: claire.token, body: { state } })
  for (const state of ['reading', 'writing', 'left']) expect((await present(state)).status).toBe(200)
  expect((await brief(coachs, 3)).map(([event]) => event)).toEqual(['presence', 'presence', 'presence'])
  await post(claire, `${staffs(uid)}/typing`)
  expect(await brief(members, 1)).toEqual([['typing', { contact: { uid: claire.uid, name: 'Claire' }, staff: true }]])
  for (const stream of [members, coachs]) stream.leave()
})

test('the help desk sends typing events, but no read events', async () => {
  const { uid, headers } = await createContactTicket(app)
  const path = `/support/contact/tickets/${uid}`
  const stream = await followEvents(app, `${path}/events`, headers)
  await post(julie, `${staffs(uid)}/read`)
  await post(julie, `${staffs(uid)}/typing`)
  expect(await brief(stream, 1)).toEqual([['typing', { contact: { uid: julie.uid, name: 'Julie' }, staff: true }]])
  stream.leave()
})

test('a typing event without the right to write is refused', async () => {
  const uid = await opened()
  const lea = await createUser(app, 'Léa', 'vip')
  const nadia = await createUser(app, 'Nadia', 'coach')
  expect((await post(lea, `${own(uid)}/typing`)).status).toBe(404)
  expect((await post(nadia, `${staffs(uid)}/typing`)).status).toBe(403)
  expect((await post(julie, `${staffs(uid)}/typing`)).status).toBe(403)
  expect((await app.call('POST', `${own(uid)}/typing`)).status).toBe(401)
})

test('the member’s window gets an event when the coach of the discussion changes', async () => {
  const uid = await opened()
  const members = await follow(camille, own(uid))
  const { version } = (await app.call('GET', staffs(uid), { token: claire.token })).body.payload
  const change = { token: claire.token, body: { assignee: null, version } }
  expect((await app.call('PATCH', staffs(uid), change)).status).toBe(200)
  expect(await brief(members, 1)).toEqual([['transfer', {}]])
  members.leave()
})
