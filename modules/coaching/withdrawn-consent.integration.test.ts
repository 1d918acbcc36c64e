import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { bearerHeaders, createPdf, upload } from '../support/fixtures/attachments.ts'
import { followEvents } from '../support/fixtures/event-stream.ts'
import { createUser, type TestUser } from '../support/fixtures/tickets.ts'
import { hubOf } from '../support/streaming/hub.ts'

let app: TestApp
let camille: TestUser
let coach: TestUser
let other: TestUser
let admin: TestUser
let uid: string
let file: string
beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' } })
  camille = await createUser(app, 'Camille', 'vip')
  coach = await createUser(app, 'Claire', 'coach')
  other = await createUser(app, 'Nadia', 'coach')
  admin = await createUser(app, 'Anne', 'admin')
  const title = '[Amour]: Un secret'
  uid = (await call(camille, 'POST', '/support/coaching/tickets', { title, message: 'Bonjour' })).body.payload.uid
  file = (await upload(app, `/support/coaching/tickets/${uid}`, bearerHeaders(camille), createPdf())).body.payload.uid
  await call(camille, 'POST', `/support/coaching/tickets/${uid}/messages`, { message: 'Et', attachments: [file] })
  expect((await call(coach, 'POST', `/staff/tickets/${uid}/messages`, { message: 'Je vous lis' })).status).toBe(201)
})
afterAll(() => app.close())

const call = (who: TestUser, method: string, path: string, body?: unknown) =>
  app.call(method, path, { token: who.token, body })
const staff = (who: TestUser, method: string, path = '', body?: unknown) =>
  call(who, method, `/staff/tickets/${uid}${path}`, body)
const consents = () => `/users/${camille.uid}/consents`
const give = () => call(camille, 'POST', consents(), { kind: 'coaching', version: '1' })
const withdraw = () => call(camille, 'DELETE', `${consents()}/coaching`)
const versionOf = async () => {
  const list = await call(coach, 'GET', `/staff/tickets?filter[uid]=${uid}`)
  return list.body.payload[0].version
}

describe('after a member has withdrawn consent', () => {
  test('staff cannot read or write, even with a reason, until consent is given again', async () => {
    const requests: [method: string, path: string, body?: unknown][] = [
      ['GET', ''],
      ['GET', '?reason=Une+plainte'],
      ['GET', '/messages?q=Bonjour'],
      ['GET', `/attachments/${file}`],
      ['GET', '/events'],
      ['POST', '/messages', { message: 'Une réponse' }],
      ['POST', '/messages', { message: 'Une note', internal: true }],
      ['POST', '/read'],
      ['POST', '/typing'],
      ['POST', '/transfers', { coach: other.uid, version: await versionOf() }],
    ]
    expect((await withdraw()).status).toBe(204)
    for (const who of [coach, admin, other]) {
      for (const [method, path, body] of requests) {
        expect((await staff(who, method, path, body)).status, `${method} ${path}`).toBe(403)
      }
    }
    const refused = await staff(coach, 'POST', '/messages', { message: 'Une réponse' })
    expect(refused.body.violations).toMatchObject([{ property: 'consent', type: 'missing' }])
    const uploaded = await upload(app, `/staff/tickets/${uid}`, bearerHeaders(coach), createPdf())
    expect(uploaded.status).toBe(403)
    await give()
    expect((await staff(coach, 'GET')).body.payload.messages).toHaveLength(3)
  })

  test('the coach’s open window receives nothing more', async () => {
    const stream = await followEvents(app, `/staff/tickets/${uid}/events`, bearerHeaders(coach))
    await withdraw()
    await hubOf(app.platform).beat()
    await stream.ended()
    await give()
  })

  test('the list shows a discussion without its title; staff may close it', async () => {
    await withdraw()
    const [listed] = (await call(coach, 'GET', `/staff/tickets?filter[uid]=${uid}`)).body.payload
    expect(listed).toMatchObject({ title: 'Discussion', withheld: true, contact: { name: 'Camille' } })
    expect(JSON.stringify(listed)).not.toContain('secret')
    const closed = await staff(coach, 'PATCH', '', { status: 'closed', version: listed.version })
    expect([closed.status, closed.body.payload.status]).toEqual([200, 'closed'])
    expect(JSON.stringify(closed.body)).not.toContain('secret')
    await give()
  })

  test('the member can still read the discussion and export it', async () => {
    await withdraw()
    const read = await call(camille, 'GET', `/support/coaching/tickets/${uid}`)
    expect(read.body.payload.messages).toHaveLength(3)
    const exported = await call(camille, 'GET', `/users/${camille.uid}/export`)
    expect(JSON.stringify(exported.body)).toContain('Je vous lis')
    await give()
  })
})
