import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createUser, goodPassword, isSignedIn, type Person, tokenOf } from '../fixtures/users.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ now: '2026-06-01T08:00:00Z' })
})
afterAll(() => app.close())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function signInWith({ email }: Person, userAgent: string): Promise<string> {
  const body = { identifier: email, password: goodPassword }
  const answer = await app.call('POST', '/auth_check', { body, headers: { 'user-agent': userAgent } })
  return answer.body.payload.token
}

const list = async (token: string) => (await app.call('GET', '/sessions', { token })).body.payload
const close = async (token: string, sid = '') => (await app.call('DELETE', `/sessions/${sid}`, { token })).status

test('the list shows this device first, with each session’s browser and last use', async () => {
  const person = await createUser(app)
  const elsewhere = await signInWith(person, firefox)
  app.clock.advance(60_000)
  const here = await tokenOf(app, person)
  app.clock.advance(20 * 60_000)
  await list(here)
  const sessions = await list(here)
  expect(sessions).toMatchObject([
    { current: true, browser: null, system: null, lastSeenDateTime: '2026-06-01T08:21:00.000Z' },
    { current: false, browser: 'Firefox', system: 'Windows', openedDateTime: '2026-06-01T08:00:00.000Z' },
  ])
  expect(await isSignedIn(app, person, elsewhere)).toBe(true)
})

test('closing one session, or all others, keeps the current one open', async () => {
  const person = await createUser(app)
  const [one, two, here] = [await tokenOf(app, person), await tokenOf(app, person), await tokenOf(app, person)]
  const sids = (await list(here)).filter(({ current }: { current: boolean }) => !current)
  expect(await close(here, sids[0].sid)).toBe(204)
  expect((await list(here)).map(({ sid }: { sid: string }) => sid)).not.toContain(sids[0].sid)
  expect(await close(here, sids[0].sid)).toBe(404)
  expect((await app.call('DELETE', '/sessions', { token: here })).status).toBe(204)
  for (const token of [one, two]) expect(await isSignedIn(app, person, token)).toBe(false)
  expect(await isSignedIn(app, person, here)).toBe(true)
  expect(await list(here)).toHaveLength(1)
})

test('closing another user’s session returns 404 and leaves it open', async () => {
  const [person, other] = [await createUser(app), await createUser(app)]
  const [own, theirs] = [await tokenOf(app, person), await tokenOf(app, other)]
  const [{ sid }] = await list(theirs)
  expect(await close(own, sid)).toBe(404)
  expect(await close(own, randomUUID())).toBe(404)
  expect(await isSignedIn(app, other, theirs)).toBe(true)
  expect((await app.call('GET', '/sessions')).status).toBe(401)
})

test('many sessions are read page by page', async () => {
  const person = await createUser(app)
  for (let times = 0; times < 5; times += 1) await tokenOf(app, person)
  const token = await tokenOf(app, person)
  const first = await app.call('GET', '/sessions?length=4', { token })
  expect(first.body.page.hasNextPage).toBe(true)
  const rest = await app.call('GET', `/sessions?length=4&cursor=${first.body.page.endCursor}`, { token })
  expect([rest.body.payload.length, rest.body.page.hasNextPage]).toEqual([2, false])
})
