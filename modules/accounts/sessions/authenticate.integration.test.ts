import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createUser, isSignedIn, type Person, tokenClaimsOf, tokenOf } from '../fixtures/users.ts'
import { closeSessions, findUser, grantRole, revokeRole } from '../index.ts'

const secret = 'un-secret-de-test-assez-long-pour-servir'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ env: { SESSION_SECRET: secret } })
})
afterAll(() => app.close())

const minutes = (count: number) => count * 60_000
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const look = (person: Person, token: string) => app.call('GET', `/users/${person.uid}`, { token })

interface Forgery {
  claims?: Record<string, unknown>
  key?: string
  alg?: string
  issuer?: string
  audience?: string
}

async function forge(person: Person, { claims, key = secret, alg = 'HS256', issuer, audience }: Forgery) {
  const { iss, aud, ...genuine } = tokenClaimsOf(await tokenOf(app, person))
  return new SignJWT({ ...genuine, ...claims })
    .setProtectedHeader({ alg })
    .setIssuer(issuer ?? iss)
    .setAudience(audience ?? aud)
    .sign(new TextEncoder().encode(key))
}

async function extend(token: string, milliseconds: number): Promise<string> {
  const exp = Math.floor((app.clock.now().getTime() + milliseconds) / 1000)
  return new SignJWT({ ...tokenClaimsOf(token), exp })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(secret))
}

describe('a token', () => {
  let person: Person
  beforeAll(async () => {
    person = await createUser(app)
  })

  test('a token of this site is accepted, whatever the letter case of the scheme', async () => {
    const authorization = `bearer ${await forge(person, {})}`
    expect((await app.call('GET', `/users/${person.uid}`, { headers: { authorization } })).status).toBe(200)
  })

  test.each<[string, Forgery]>([
    ['signed with another key', { key: 'une-autre-clef-assez-longue-pour-servir' }],
    ['signed with another algorithm', { alg: 'HS512' }],
    ['of another issuer', { issuer: 'ailleurs' }],
    ['for another audience', { audience: 'ailleurs' }],
    ['without an end', { claims: { exp: undefined } }],
    ['of a session that does not exist', { claims: { sid: randomUUID() } }],
    ['of another user’s session', { claims: { uid: randomUUID() } }],
  ])('%s is refused', async (_what, forgery) => {
    expect((await look(person, await forge(person, forgery))).status).toBe(401)
  })

  test('a token of a suspended account is refused, even if its session still exists', async () => {
    const suspended = await createUser(app)
    const token = await tokenOf(app, suspended)
    // Reproduces a sign-in that checks the account before a suspension and opens its session after it.
    await app.platform.db.execute(sql`update users set suspended_at = now() where uid = ${suspended.uid}`)
    expect((await look(suspended, token)).status).toBe(401)
  })

  test('a token with alg: none is refused', async () => {
    const claims = tokenClaimsOf(await tokenOf(app, person))
    const admin = { ...claims, acl: { ...claims.acl, admin: true } }
    for (const alg of ['none', 'None', 'NONE']) {
      expect((await look(person, `${base64({ alg, typ: 'JWT' })}.${base64(admin)}.`)).status).toBe(401)
    }
  })

  test('a token whose content was changed is invalid', async () => {
    const [head, , signature] = (await tokenOf(app, person)).split('.')
    const claims = tokenClaimsOf(await tokenOf(app, person))
    expect((await look(person, `${head}.${base64({ ...claims, exp: claims.exp + 1 })}.${signature}`)).status).toBe(401)
  })

  test.each(['', 'x', 'a.b.c', '..', 'é', '%00', 'x'.repeat(8000)])(
    'a token that is malformed, %j, is refused',
    async (token) => {
      const headers = { authorization: `Bearer ${token}` }
      expect((await app.call('GET', `/users/${person.uid}`, { headers })).status).toBe(401)
    },
  )

  test('a token grants only what the current roles allow, whatever it claims', async () => {
    const { acl } = tokenClaimsOf(await tokenOf(app, person))
    const token = await forge(person, { claims: { acl: { ...acl, coach: true } } })
    const answer = await look(person, token)
    expect(tokenClaimsOf(String(answer.headers['x-next-token'])).acl.coach).toBe(false)
  })

  test('a token is refused after an hour', async () => {
    const token = await tokenOf(app, person)
    app.clock.advance(minutes(60) - 1000)
    expect(await isSignedIn(app, person, token)).toBe(true)
    app.clock.advance(2000)
    expect(await isSignedIn(app, person, token)).toBe(false)
  })
})

test('X-Next-Token is sent only after half of the token’s lifetime', async () => {
  const person = await createUser(app)
  const token = await tokenOf(app, person)
  app.clock.advance(minutes(29))
  expect((await look(person, token)).headers['x-next-token']).toBeUndefined()
  app.clock.advance(minutes(2))
  const next = String((await look(person, token)).headers['x-next-token'])
  expect(tokenClaimsOf(next).exp - tokenClaimsOf(token).exp).toBeGreaterThanOrEqual(1860)
  expect(await isSignedIn(app, person, next)).toBe(true)
})

test('X-Next-Token is sent with the new roles after they change', async () => {
  const { db, clock } = app.platform
  const person = await createUser(app)
  const token = await tokenOf(app, person)
  expect(await grantRole(db, clock, person.uid, 'vip')).toBe(true)
  expect(await grantRole(db, clock, person.uid, 'vip')).toBe(false)
  const granted = String((await look(person, token)).headers['x-next-token'])
  expect(tokenClaimsOf(granted).acl.vip).toBe(true)
  expect((await look(person, granted)).headers['x-next-token']).toBeUndefined()
  await revokeRole(db, clock, person.uid, 'vip')
  expect(tokenClaimsOf(String((await look(person, granted)).headers['x-next-token'])).acl.vip).toBe(false)
})

test('X-Next-Token is sent with a refusal too', async () => {
  const person = await createUser(app)
  const token = await tokenOf(app, person)
  app.clock.advance(minutes(31))
  const answer = await app.call('GET', `/users/${randomUUID()}`, { token })
  expect([answer.status, typeof answer.headers['x-next-token']]).toEqual([403, 'string'])
})

test('the last activity is recorded to within a quarter of an hour', async () => {
  const person = await createUser(app)
  const seen = async () => (await findUser(app.platform.db, person.uid))?.lastSeenAt
  expect(await seen()).toBeNull()
  const token = await tokenOf(app, person)
  const first = app.clock.now()
  app.clock.advance(minutes(14))
  await look(person, token)
  expect(await seen()).toEqual(first)
  app.clock.advance(minutes(1))
  await look(person, token)
  expect(await seen()).toEqual(app.clock.now())
})

test('a session ends with all its tokens on DELETE /session', async () => {
  const person = await createUser(app)
  const [token, other] = [await tokenOf(app, person), await tokenOf(app, person)]
  app.clock.advance(minutes(31))
  const next = String((await look(person, token)).headers['x-next-token'])
  const closed = await app.call('DELETE', '/session', { token })
  expect([closed.status, closed.body, closed.headers['x-next-token']]).toEqual([204, '', undefined])
  expect(await isSignedIn(app, person, token)).toBe(false)
  expect(await isSignedIn(app, person, next)).toBe(false)
  expect(await isSignedIn(app, person, other)).toBe(true)
  expect((await app.call('DELETE', '/session', { token })).status).toBe(401)
})

test('a session lasts thirty days at most, however often its token is renewed', async () => {
  const person = await createUser(app)
  const end = app.clock.now().getTime() + minutes(30 * 24 * 60)
  const first = await tokenOf(app, person)
  // Simulates hourly renewals of the session until then.
  app.clock.set(new Date(end - minutes(55)))
  const renewed = await extend(first, minutes(15))
  app.clock.advance(minutes(10))
  const last = String((await look(person, renewed)).headers['x-next-token'])
  expect(await isSignedIn(app, person, last)).toBe(true)
  app.clock.set(new Date(end))
  expect(tokenClaimsOf(last).exp * 1000).toBeGreaterThan(end)
  expect(await isSignedIn(app, person, last)).toBe(false)
})

test('a session may be kept while all others are closed', async () => {
  const person = await createUser(app)
  const [stored, other] = [await tokenOf(app, person), await tokenOf(app, person)]
  await closeSessions(app.platform.db, person.uid, tokenClaimsOf(stored).sid)
  expect(await isSignedIn(app, person, stored)).toBe(true)
  expect(await isSignedIn(app, person, other)).toBe(false)
})
