import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { followEvents } from '../../support/fixtures/event-stream.ts'
import { createUser, type TestUser } from '../../support/fixtures/tickets.ts'
import { createDiscussion, openCoachingApp } from '../fixtures/coaching-app.ts'

let app: TestApp
let camille: TestUser
let claire: TestUser
let nadia: TestUser
let love: string
let work: string

beforeAll(async () => {
  ;({ app, claire, nadia } = await openCoachingApp())
})
afterAll(() => app.close())
beforeEach(async () => {
  camille = await createUser(app, 'Camille', 'vip')
  love = await createDiscussion(app, camille, claire, { title: '[Amour]: Un doute' })
  work = await createDiscussion(app, camille, claire, { title: '[Vie professionnelle]: Mon chef' })
})

const change = (who: TestUser, body: object) =>
  app.call('POST', '/support/coaching/coach-change', { token: who.token, body })
const chosen = (more: object = {}) => ({ from: claire.uid, coach: nadia.uid, follow: [love], keep: [work], ...more })
const read = (who: TestUser, uid: string) => app.call('GET', `/staff/tickets/${uid}`, { token: who.token })
const own = async (uid: string) =>
  (await app.call('GET', `/support/coaching/tickets/${uid}`, { token: camille.token })).body.payload

test('chosen discussions go to the new coach; kept ones have no coach', async () => {
  const streams = await Promise.all(
    [love, work].map((uid) =>
      followEvents(app, `/staff/tickets/${uid}/events`, { authorization: `Bearer ${claire.token}` }),
    ),
  )
  const answer = await change(camille, chosen())
  expect([answer.status, answer.body.payload]).toEqual([200, { followed: [love], kept: [work] }])
  await Promise.all(streams.map((stream) => stream.ended()))
  expect([(await read(nadia, love)).status, (await read(claire, love)).status]).toEqual([200, 403])
  expect([(await read(nadia, work)).status, (await read(claire, work)).status]).toEqual([403, 403])
  expect(await own(love)).toMatchObject({ coach: { uid: nadia.uid }, status: 'new' })
  expect(await own(work)).toMatchObject({ coach: null, status: 'locked', messages: [{ content: 'Bonjour' }] })
  const again = await app.call('POST', `/staff/tickets/${work}/messages`, {
    token: claire.token,
    body: { message: 'Non' },
  })
  expect(again.status).toBe(409)
  await app.settle()
  expect((await app.mailsTo(nadia.email)).at(-1)?.kind).toBe('coaching.transfer-decided')
  const mail = (await app.mailsTo(claire.email)).at(-1)
  expect(mail).toMatchObject({ kind: 'coaching.coach-left', subject: 'Des échanges ne vous sont plus confiés' })
  expect(mail?.text).not.toMatch(/Camille|Nadia|Un doute|Mon chef/)
})

test('a moved discussion lists its transfer and drops the former coach’s proposals', async () => {
  await app.call('POST', `/staff/tickets/${love}/transfers`, {
    token: claire.token,
    body: { coach: nadia.uid, version: 1 },
  })
  await change(camille, chosen())
  const path = `/support/coaching/tickets/${love}/transfers`
  const { payload } = (await app.call('GET', path, { token: camille.token })).body
  expect(payload).toMatchObject([
    { state: 'accepted', from: { name: 'Claire' }, to: { name: 'Nadia' } },
    { state: 'withdrawn' },
  ])
})

test('a change of coach is refused unless each discussion is chosen exactly once', async () => {
  const other = await createDiscussion(app, camille, nadia)
  for (const body of [{ keep: [] }, { keep: [work, love] }, { keep: [work, other] }, { keep: [work, randomUUID()] }]) {
    expect((await change(camille, chosen(body))).status).toBe(409)
  }
  expect((await read(claire, love)).status).toBe(200)
})

test('only the member can change coach, and only to another active coach', async () => {
  for (const coach of [claire.uid, camille.uid, randomUUID()]) {
    expect((await change(camille, chosen({ coach }))).status).toBe(400)
  }
  expect((await change(claire, chosen())).status).toBe(403)
  const stranger = await createUser(app, 'Zoé', 'vip')
  expect((await change(stranger, chosen())).status).toBe(409)
})

test('without consent no discussion moves; the member may still leave the coach', async () => {
  await app.call('DELETE', `/users/${camille.uid}/consents/coaching`, { token: camille.token })
  expect((await change(camille, chosen())).status).toBe(409)
  expect((await change(camille, chosen({ follow: [], keep: [love, work] }))).status).toBe(200)
})

test('of two simultaneous requests only one changes the coach', async () => {
  const answers = await Promise.all([change(camille, chosen()), change(camille, chosen())])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})
