import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ApiAnswer, TestApp } from '../../../tests/fixtures/test-app.ts'
import { suspendUser } from '../../accounts/index.ts'
import { followEvents } from '../../support/fixtures/event-stream.ts'
import { createUser, type TestUser } from '../../support/fixtures/tickets.ts'
import { createDiscussion, openCoachingApp } from '../fixtures/coaching-app.ts'
import { expireTransfersSweep } from './sweeps.ts'

let app: TestApp
let camille: TestUser
let claire: TestUser
let nadia: TestUser
let admin: TestUser
let uid: string

beforeAll(async () => {
  ;({ app, claire } = await openCoachingApp())
  admin = await createUser(app, 'Ada', 'admin')
})
afterAll(() => app.close())
beforeEach(async () => {
  camille = await createUser(app, 'Camille', 'vip')
  nadia = await createUser(app, 'Nadia', 'coach')
  uid = await createDiscussion(app, camille, claire, { title: '[Amour]: Un doute' })
})

const call = (who: TestUser, method: string, path: string, body?: unknown): Promise<ApiAnswer> =>
  app.call(method, path, { token: who.token, body })
const propose = (who: TestUser, coach: string, version = 1) =>
  call(who, 'POST', `/staff/tickets/${uid}/transfers`, { coach, version })
const decide = (who: TestUser, transfer: string, word: 'accept' | 'refuse') =>
  call(who, 'POST', `/support/coaching/tickets/${uid}/transfers/${transfer}/${word}`)
const proposed = async () => (await propose(claire, nadia.uid)).body.payload.uid
const asked = async (who = camille) =>
  (await call(who, 'GET', `/support/coaching/tickets/${uid}/transfers`)).body.payload
const read = (who: TestUser) => call(who, 'GET', `/staff/tickets/${uid}`)
const actionsOf = async () =>
  (await call(admin, 'GET', `/staff/audit?filter[target]=${uid}&sort=date&order=asc`)).body.payload.map(
    ({ action }: { action: string }) => action,
  )

test('a transfer proposal asks the member and changes nothing before the decision', async () => {
  const answer = await propose(claire, nadia.uid)
  expect([answer.status, answer.body.payload]).toMatchObject([
    201,
    { state: 'proposed', from: { uid: claire.uid }, to: { uid: nadia.uid, name: 'Nadia' }, decidedDateTime: null },
  ])
  expect(await asked()).toEqual([answer.body.payload])
  expect((await read(nadia)).status).toBe(403)
  expect((await read(claire)).body.payload.assignee.uid).toBe(claire.uid)
  await app.settle()
  const [mail] = await app.mailsTo(camille.email)
  expect(mail).toMatchObject({ kind: 'coaching.transfer-proposed', subject: 'Une question vous attend' })
  expect(mail?.text.replace(/https?:\S+/g, '')).not.toMatch(/Claire|Nadia|coach|doute/i)
})

test('a transfer is proposed by the discussion’s coach or the owner only', async () => {
  expect((await propose(nadia, nadia.uid)).status).toBe(403)
  expect((await propose(admin, nadia.uid)).status).toBe(201)
})

test('a transfer proposal must name another active coach', async () => {
  const reader = await createUser(app, 'Léa')
  const gone = await createUser(app, 'Paul', 'coach')
  await suspendUser(app.platform.db, app.platform.clock, gone.uid)
  for (const coach of [claire.uid, reader.uid, gone.uid, randomUUID()])
    expect((await propose(claire, coach)).status).toBe(400)
})

test('a transfer proposal needs the current version and no other open one', async () => {
  expect((await propose(claire, nadia.uid, 7)).status).toBe(409)
  const transfer = await proposed()
  expect((await propose(claire, nadia.uid)).status).toBe(409)
  const withdrawn = await call(claire, 'POST', `/staff/tickets/${uid}/transfers/withdraw`)
  expect(withdrawn.body.payload).toMatchObject({ uid: transfer, state: 'withdrawn' })
  expect((await decide(camille, transfer, 'accept')).status).toBe(409)
  expect((await propose(claire, nadia.uid)).status).toBe(201)
})

test('the member accepts: the new coach replaces the former one, who loses access', async () => {
  const transfer = await proposed()
  const stream = await followEvents(app, `/staff/tickets/${uid}/events`, {
    authorization: `Bearer ${claire.token}`,
  })
  const answer = await decide(camille, transfer, 'accept')
  expect([answer.status, answer.body.payload.state]).toEqual([200, 'accepted'])
  await stream.ended()
  expect((await read(claire)).status).toBe(403)
  expect((await call(claire, 'POST', `/staff/tickets/${uid}/messages`, { message: 'Encore moi' })).status).toBe(403)
  const taken = (await read(nadia)).body.payload
  expect(taken.assignee).toEqual({ uid: nadia.uid, name: 'Nadia' })
  const notes = taken.messages.filter((message: { internal: boolean }) => message.internal)
  expect(notes.at(-1).content).toContain('confié par Claire à Nadia')
  const own = (await call(camille, 'GET', `/support/coaching/tickets/${uid}`)).body.payload
  expect([own.coach.uid, own.messages.length]).toEqual([nadia.uid, 1])
  expect(await actionsOf()).toEqual(['tickets.propose-transfer', 'tickets.accept-transfer'])
  await app.settle()
  expect((await app.mailsTo(nadia.email)).map(({ kind }) => kind)).toEqual(['coaching.transfer-decided'])
  expect((await app.mailsTo(claire.email)).map(({ kind }) => kind)).toEqual(['coaching.coach-left'])
})

test('the member receives an event without a name when a proposal is made or ends', async () => {
  const stream = await followEvents(app, `/support/coaching/tickets/${uid}/events`, {
    authorization: `Bearer ${camille.token}`,
  })
  const transfer = await proposed()
  expect(await stream.ephemeral(1)).toMatchObject([{ event: 'transfer', data: {} }])
  expect((await asked())[0]).toMatchObject({ uid: transfer, state: 'proposed' })
  await call(claire, 'POST', `/staff/tickets/${uid}/transfers/withdraw`)
  await decide(camille, await proposed(), 'refuse')
  expect((await stream.ephemeral(4)).map(({ event }) => event)).toEqual(Array(4).fill('transfer'))
  stream.leave()
})

test('the member refuses: the coach does not change', async () => {
  const transfer = await proposed()
  expect((await decide(camille, transfer, 'refuse')).body.payload.state).toBe('refused')
  expect((await read(claire)).body.payload.assignee.uid).toBe(claire.uid)
  expect((await read(nadia)).status).toBe(403)
  expect((await decide(camille, transfer, 'accept')).status).toBe(409)
})

test('the member decides alone: another member gets 404, and the coach gets 403', async () => {
  const transfer = await proposed()
  const other = await createUser(app, 'Autre', 'vip')
  expect((await decide(other, transfer, 'accept')).status).toBe(404)
  expect((await decide(claire, transfer, 'accept')).status).toBe(403)
  expect((await decide(camille, randomUUID(), 'accept')).status).toBe(404)
  expect(await asked(other)).toBeUndefined()
})

test('the member cannot decide after the new coach was suspended or already assigned', async () => {
  const first = await proposed()
  await suspendUser(app.platform.db, app.platform.clock, nadia.uid)
  expect((await decide(camille, first, 'accept')).status).toBe(409)
  await call(claire, 'POST', `/staff/tickets/${uid}/transfers/withdraw`)
  const third = await createUser(app, 'Lou', 'coach')
  const { uid: second } = (await propose(claire, third.uid)).body.payload
  await call(admin, 'PATCH', `/staff/tickets/${uid}`, { assignee: third.uid, version: 1 })
  expect((await decide(camille, second, 'refuse')).status).toBe(409)
})

test('the member can decide only once, even in parallel', async () => {
  const transfer = await proposed()
  const answers = await Promise.all([decide(camille, transfer, 'accept'), decide(camille, transfer, 'refuse')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('an undecided proposal expires after 14 days and notifies its coach', async () => {
  const transfer = await proposed()
  app.clock.advance(14 * 86_400_000)
  const identifier = { identifier: camille.email, password: 'petite-fleur-rose' }
  camille.token = (await app.call('POST', '/auth_check', { body: identifier })).body.payload.token
  expect(await asked()).toMatchObject([{ uid: transfer, state: 'expired' }])
  expect((await decide(camille, transfer, 'accept')).status).toBe(409)
  await expireTransfersSweep.handle(app.platform)
  await app.settle()
  expect(await asked()).toMatchObject([{ state: 'expired', decidedDateTime: expect.any(String) }])
  expect((await app.mailsTo(claire.email)).at(-1)?.kind).toBe('coaching.transfer-decided')
})
