import { createHook } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import {
  createUser,
  goodPassword,
  isSignedIn,
  mailedToken,
  randomAddress,
  signIn,
  tokenClaimsOf,
  tokenOf,
} from '../fixtures/users.ts'
import { restoreUser, suspendUser } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const minutes = (count: number) => count * 60_000

/** Number of hashed passwords: each hash is one native request of Node. */
let hashed = 0
const counter = createHook({
  init(_id, type) {
    if (type === 'ARGON2REQUEST') hashed += 1
  },
})
beforeAll(() => void counter.enable())
afterAll(() => void counter.disable())
const hashes = () => hashed

async function failTimes(count: number, identifier: string, address?: string): Promise<number[]> {
  const statuses: number[] = []
  for (let i = 0; i < count; i += 1) {
    statuses.push((await signIn(app, identifier, { password: 'fausse-clef', address })).status)
  }
  return statuses
}

test('auth_check gives a token that names the user and their rights, for an hour', async () => {
  const person = await createUser(app, 'vip')
  const claims = tokenClaimsOf(await tokenOf(app, person))
  expect(claims).toMatchObject({ uid: person.uid, identifier: person.email, sid: expect.any(String) })
  expect(claims.acl).toEqual({ user: true, vip: true, coach: false, support: false, editor: false, admin: false })
  expect(claims.exp - claims.iat).toBe(3600)
})

test('auth_check answers a wrong password and an unknown address alike', async () => {
  const person = await createUser(app)
  const wrong = await signIn(app, person.email, { password: 'fausse-clef' })
  const unknown = await signIn(app, `${randomUUID()}@exemple.fr`)
  expect([wrong.status, unknown.status]).toEqual([401, 401])
  const { requestId: _a, ...first } = wrong.body
  const { requestId: _b, ...second } = unknown.body
  expect(second).toEqual(first)
})

test('auth_check computes one hash for an unknown address, as for a known one', async () => {
  const before = hashes()
  await signIn(app, `${randomUUID()}@exemple.fr`)
  expect(hashes()).toBe(before + 1)
})

test('auth_check treats an invalid address like a wrong one', async () => {
  expect((await signIn(app, 'camille')).status).toBe(401)
})

test('auth_check refuses suspended users, but only with the right password', async () => {
  const { db, clock } = app.platform
  const person = await createUser(app)
  const token = await tokenOf(app, person)
  await suspendUser(db, clock, person.uid)
  expect(await isSignedIn(app, person, token)).toBe(false)
  const answer = await signIn(app, person.email)
  expect([answer.status, answer.body.code]).toEqual([403, 'suspended'])
  expect((await signIn(app, person.email, { password: 'fausse-clef' })).status).toBe(401)
  await restoreUser(db, person.uid)
  expect((await signIn(app, person.email)).status).toBe(200)
})

test.each([
  ['an empty password', { password: '' }, 'password'],
  ['an unknown property', { remember: true }, 'remember'],
  ['a password with NUL', { password: 'abc\0defgh' }, 'password'],
])('auth_check refuses %s with 400', async (_what, given, property) => {
  const body = { identifier: 'a@exemple.fr', password: goodPassword, ...given }
  const answer = await app.call('POST', '/auth_check', { body })
  expect(answer.status).toBe(400)
  expect(answer.body.violations).toMatchObject([{ property }])
})

test('account throttling begins after ten failures and computes no hash', async () => {
  const { email } = await createUser(app)
  expect(await failTimes(10, email)).toEqual(Array(10).fill(401))
  const before = hashes()
  const answer = await signIn(app, email)
  expect(answer.status).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(900)
  expect(hashes()).toBe(before)
})

test('account throttling is the same for an address that has no account', async () => {
  expect(await failTimes(11, `${randomUUID()}@exemple.fr`)).toEqual([...Array(10).fill(401), 429])
})

test('account throttling ends after fifteen minutes', async () => {
  const { email } = await createUser(app)
  await failTimes(10, email)
  app.clock.advance(minutes(15) - 1)
  expect((await signIn(app, email)).status).toBe(429)
  app.clock.advance(1)
  expect((await signIn(app, email)).status).toBe(200)
})

test('account throttling counts failures only', async () => {
  const { email } = await createUser(app)
  const address = randomAddress()
  for (let i = 0; i < 12; i += 1) expect((await signIn(app, email, { address })).status).toBe(200)
  expect(await failTimes(9, email)).toEqual(Array(9).fill(401))
  expect((await signIn(app, email)).status).toBe(200)
})

test('account throttling does not touch other accounts', async () => {
  const [one, other] = [await createUser(app), await createUser(app)]
  await failTimes(10, one.email)
  expect((await signIn(app, other.email)).status).toBe(200)
})

test('account throttling answers no more than ten of many simultaneous guesses', async () => {
  const { email } = await createUser(app)
  const before = hashes()
  const guesses = Array.from({ length: 30 }, () => signIn(app, email, { password: 'fausse-clef' }))
  const statuses = (await Promise.all(guesses)).map((answer) => answer.status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  expect(hashes() - before).toBeLessThan(20)
})

test('account throttling still lets the owner in with a reset link', async () => {
  const { email } = await createUser(app)
  await failTimes(10, email)
  await app.call('POST', '/reset-password/request', { body: { identifier: email } })
  const token = await mailedToken(app, email)
  await app.call('POST', '/reset-password/update', { body: { token, password: 'nouvelle-fleur' } })
  expect((await signIn(app, email, { password: 'nouvelle-fleur' })).status).toBe(200)
})

describe('throttling of an address', () => {
  async function closeAddress(address: string): Promise<void> {
    for (let account = 0; account < 5; account += 1) await failTimes(10, `${randomUUID()}@exemple.fr`, address)
  }

  test('address throttling begins after fifty failures for any accounts', async () => {
    const { email } = await createUser(app)
    const address = randomAddress()
    await closeAddress(address)
    const before = hashes()
    expect((await signIn(app, email, { address })).status).toBe(429)
    expect(hashes()).toBe(before)
    expect((await signIn(app, email)).status).toBe(200)
    app.clock.advance(minutes(15))
    expect((await signIn(app, email, { address })).status).toBe(200)
  })

  test('address throttling counts an IPv6 network as one address', async () => {
    const { email } = await createUser(app)
    await closeAddress('2001:db8:1:2::1')
    expect((await signIn(app, email, { address: '2001:db8:1:2:aaaa::9' })).status).toBe(429)
    expect((await signIn(app, email, { address: '2001:db8:1:3::1' })).status).toBe(200)
  })

  test('address throttling still lets in a user who has just used a reset link', async () => {
    const { email } = await createUser(app)
    const address = randomAddress()
    await closeAddress(address)
    await app.call('POST', '/reset-password/request', { body: { identifier: email } })
    const token = await mailedToken(app, email)
    await app.call('POST', '/reset-password/update', { body: { token, password: 'nouvelle-fleur' } })
    expect((await signIn(app, email, { password: 'nouvelle-fleur', address })).status).toBe(200)
  })
})
