import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../../../platform/sessions/index.ts'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createUser, isSignedIn, type Person, signIn, tokenClaimsOf, tokenOf } from '../fixtures/users.ts'
import { findEnrolledUsers, grantRole, removeSecondFactor } from '../index.ts'
import { openSession } from '../sessions/session.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const readerOnly = { user: true, vip: false, coach: false, support: false, editor: false, admin: false }
const seconds = (count: number) => count * 1000

const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() })

const start = (token: string) => app.call('POST', '/session/second-factor', { token })
const confirm = (token: string, otp: string) => app.call('PUT', '/session/second-factor', { token, body: { otp } })

/** A colleague with an authenticator app, whose latest code was used. */
async function enrolled(...roles: Role[]) {
  const person = await createUser(app, ...roles)
  const token = await tokenOf(app, person)
  const { secret } = (await start(token)).body.payload
  const answer = await confirm(token, codeOf(secret))
  app.clock.advance(seconds(60))
  return { ...person, secret, token, recoveryCodes: answer.body.payload.recoveryCodes as string[] }
}

test.each<Role>(['coach', 'support', 'editor', 'admin'])(
  'an unenrolled colleague signs in as a reader: %s',
  async (role) => {
    const token = await tokenOf(app, await createUser(app, role))
    expect(tokenClaimsOf(token).acl).toEqual(readerOnly)
    expect((await app.call('GET', '/staff/overview', { token })).status).not.toBe(200)
  },
)

test('an unenrolled colleague gets the rights of their roles by enrolling', async () => {
  const person = await createUser(app, 'coach')
  const token = await tokenOf(app, person)
  const started = await start(token)
  expect(started.status).toBe(201)
  const { secret, href } = started.body.payload
  expect(href).toMatch(/^otpauth:\/\/totp\//)
  expect(new URL(href).searchParams.get('secret')).toBe(secret)
  const confirmed = await confirm(token, codeOf(secret))
  expect(confirmed.status).toBe(200)
  expect(confirmed.body.payload.recoveryCodes).toHaveLength(10)
  expect(tokenClaimsOf(String(confirmed.headers['x-next-token'])).acl).toEqual({ ...readerOnly, coach: true })
  expect(await findEnrolledUsers(app.platform.db, [person.uid])).toEqual(new Set([person.uid]))
})

test('an unenrolled colleague sees in the account whether a second factor is enrolled', async () => {
  const missing = await createUser(app, 'coach')
  const [token, done] = [await tokenOf(app, missing), await enrolled('coach')]
  const readings = await Promise.all([
    app.call('GET', `/users/${missing.uid}`, { token }),
    app.call('GET', `/users/${done.uid}`, { token: done.token }),
  ])
  expect(readings.map(({ body }) => body.payload.secondFactor)).toEqual(['missing', 'confirmed'])
})

test('an unenrolled colleague does not enrol with a wrong code', async () => {
  const token = await tokenOf(app, await createUser(app, 'editor'))
  const { secret } = (await start(token)).body.payload
  const wrong = String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0')
  const answer = await confirm(token, wrong)
  expect(answer.status).toBe(400)
  expect(answer.body.violations).toMatchObject([{ property: 'otp', type: 'invalid' }])
  expect((await confirm(token, codeOf(secret))).status).toBe(200)
})

test('an unenrolled colleague cannot confirm a code before asking for a secret', async () => {
  const token = await tokenOf(app, await createUser(app, 'editor'))
  expect((await confirm(token, '123456')).status).toBe(409)
})

test('an unenrolled colleague ends their other sessions by enrolling', async () => {
  const person = await createUser(app, 'coach')
  const [token, other] = [await tokenOf(app, person), await tokenOf(app, person)]
  const { secret } = (await start(token)).body.payload
  await confirm(token, codeOf(secret))
  expect(await isSignedIn(app, person, other)).toBe(false)
  expect(await isSignedIn(app, person, token)).toBe(true)
})

test('a reader can enrol and then signs in with a code', async () => {
  const { email, secret, recoveryCodes } = await enrolled('vip')
  const asked = await signIn(app, email)
  expect([asked.status, asked.body.code]).toEqual([401, 'second-factor'])
  const answer = await signIn(app, email, { otp: codeOf(secret) })
  expect(tokenClaimsOf(answer.body.payload.token).acl).toEqual({ ...readerOnly, vip: true })
  expect((await signIn(app, email, { otp: recoveryCodes[0] })).status).toBe(200)
})

test('a reader keeps their roles while the second factor is unconfirmed', async () => {
  const person = await createUser(app, 'vip')
  expect((await start(await tokenOf(app, person))).status).toBe(201)
  expect(tokenClaimsOf(await tokenOf(app, person)).acl).toEqual({ ...readerOnly, vip: true })
})

test('a reader signs in with a second factor while failed guesses lock the account', async () => {
  const { email, secret } = await enrolled()
  for (let guess = 0; guess < 10; guess += 1) await signIn(app, email, { password: 'fausse-clef' })
  expect((await signIn(app, email)).status).toBe(429)
  expect((await signIn(app, email, { otp: codeOf(secret) })).status).toBe(200)
})

test('a reader has to be signed in to enrol', async () => {
  expect((await app.call('POST', '/session/second-factor')).status).toBe(401)
})

test('an enrolled colleague signs in with a code when asked for it', async () => {
  const { email, secret } = await enrolled('admin', 'vip')
  const asked = await signIn(app, email)
  expect([asked.status, asked.body.code]).toEqual([401, 'second-factor'])
  const answer = await signIn(app, email, { otp: codeOf(secret) })
  expect(answer.status).toBe(200)
  expect(tokenClaimsOf(answer.body.payload.token).acl).toEqual({ ...readerOnly, vip: true, admin: true })
})

test('an enrolled colleague is asked for a code only once the password is right', async () => {
  const { email, secret } = await enrolled('admin')
  const answer = await signIn(app, email, { password: 'fausse-clef', otp: codeOf(secret) })
  expect([answer.status, answer.body.code]).toEqual([401, 'wrong-credentials'])
})

test('an enrolled colleague can use each code only once', async () => {
  const { email, secret } = await enrolled('admin')
  const otp = codeOf(secret)
  const answers = await Promise.all([signIn(app, email, { otp }), signIn(app, email, { otp })])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401])
  expect((await signIn(app, email, { otp })).body.code).toBe('second-factor')
  app.clock.advance(seconds(30))
  expect((await signIn(app, email, { otp: codeOf(secret) })).status).toBe(200)
})

test('a code is accepted from a telephone whose clock is off by thirty seconds', async () => {
  const { email, secret } = await enrolled('admin')
  const otp = codeOf(secret)
  app.clock.advance(seconds(90))
  expect((await signIn(app, email, { otp })).status).toBe(401)
  const late = codeOf(secret)
  app.clock.advance(seconds(30))
  expect((await signIn(app, email, { otp: late })).status).toBe(200)
})

test('an enrolled colleague can type a space within the code', async () => {
  const { email, secret } = await enrolled('admin')
  const otp = codeOf(secret)
  expect((await signIn(app, email, { otp: `${otp.slice(0, 3)} ${otp.slice(3)}` })).status).toBe(200)
})

test('an enrolled colleague can use each recovery code once, in upper or lower case', async () => {
  const { email, recoveryCodes } = await enrolled('admin')
  const [first = '', second = ''] = recoveryCodes
  expect((await signIn(app, email, { otp: first })).status).toBe(200)
  expect((await signIn(app, email, { otp: first })).status).toBe(401)
  expect((await signIn(app, email, { otp: second.toUpperCase().replaceAll('-', ' ') })).status).toBe(200)
})

test('an enrolled colleague gets a mail each time that a second factor is set up', async () => {
  const person = await enrolled('admin')
  const { secret } = (await start(person.token)).body.payload
  await confirm(person.token, codeOf(secret))
  await app.settle()
  const mails = (await app.mailsTo(person.email)).filter(({ kind }) => kind === 'accounts.second-factor-enrolled')
  expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Votre second facteur est en place'))
})

test('using a recovery code mails its owner the number of codes left', async () => {
  const { email, secret, recoveryCodes } = await enrolled('admin')
  await signIn(app, email, { otp: codeOf(secret) })
  for (const otp of recoveryCodes.slice(0, 2)) await signIn(app, email, { otp })
  await signIn(app, email, { otp: recoveryCodes[0] })
  await app.settle()
  const mails = (await app.mailsTo(email)).filter(({ kind }) => kind === 'accounts.recovery-code-used')
  expect(mails.map(({ text }) => /reste\u00a0(\d)/.exec(text)?.[1])).toEqual(['9', '8'])
  const { token } = (await signIn(app, email, { otp: recoveryCodes[9] })).body.payload
  const events = (await app.call('GET', '/security-events', { token })).body.payload
  expect(events.filter(({ kind }: { kind: string }) => kind === 'recoveryCodeUsed')).toHaveLength(3)
})

test('an enrolled colleague cannot use another user’s recovery code', async () => {
  const [one, other] = [await enrolled('admin'), await enrolled('admin')]
  expect((await signIn(app, one.email, { otp: other.recoveryCodes[0] })).status).toBe(401)
})

test('an enrolled colleague keeps the former telephone until the new one is confirmed', async () => {
  const person = await enrolled('admin')
  const { secret } = (await start(person.token)).body.payload
  expect((await signIn(app, person.email, { otp: codeOf(person.secret) })).status).toBe(200)
  expect((await confirm(person.token, codeOf(secret))).status).toBe(200)
  app.clock.advance(seconds(30))
  expect((await signIn(app, person.email, { otp: codeOf(person.secret) })).status).toBe(401)
  expect((await signIn(app, person.email, { otp: codeOf(secret) })).status).toBe(200)
})

test('a session without a second factor cannot enrol another telephone', async () => {
  const person = await enrolled('admin')
  const owner = { ...person, roles: ['admin' as const] }
  // A session opened during the enrolment.
  const token = await openSession(app.platform, app.platform.db, owner, {
    secondFactor: false,
    device: { browser: null, system: null },
  })
  expect((await start(token)).status).toBe(403)
  expect((await confirm(token, '123456')).status).toBe(403)
  expect((await start(person.token)).status).toBe(201)
})

test('a colleague whose lost second factor is removed has a reader’s rights', async () => {
  const { uid, email } = await enrolled('admin')
  await removeSecondFactor(app.platform.db, app.clock, uid)
  expect(tokenClaimsOf(await tokenOf(app, { uid, email })).acl).toEqual(readerOnly)
})

describe('a role given while a session is open', () => {
  test('takes effect only once that session has verified the second factor', async () => {
    const { db, clock } = app.platform
    const person = await createUser(app, 'vip')
    const token = await tokenOf(app, person)
    await grantRole(db, clock, person.uid, 'admin')
    const answer = await app.call('GET', `/users/${person.uid}`, { token })
    expect(tokenClaimsOf(String(answer.headers['x-next-token'])).acl).toEqual(readerOnly)
  })
})

describe('guessing', () => {
  const wrongCode = (secret: string) => String((Number(codeOf(secret)) + 7) % 1_000_000).padStart(6, '0')

  async function fail(person: Person, count: number, attempt: { password?: string; otp?: string }): Promise<number[]> {
    const statuses: number[] = []
    for (let i = 0; i < count; i += 1) statuses.push((await signIn(app, person.email, attempt)).status)
    return statuses
  }

  test('of passwords locks the account except for a correct second factor', async () => {
    const person = await enrolled('admin')
    await fail(person, 10, { password: 'fausse-clef' })
    expect((await signIn(app, person.email)).status).toBe(429)
    expect((await signIn(app, person.email, { otp: wrongCode(person.secret) })).status).toBe(429)
    const answer = await signIn(app, person.email, { otp: codeOf(person.secret) })
    expect(answer.status).toBe(200)
    expect(tokenClaimsOf(answer.body.payload.token).acl.admin).toBe(true)
  })

  test('of passwords with an overheard code is refused and spends that code', async () => {
    const person = await enrolled('admin')
    await fail(person, 10, { password: 'fausse-clef' })
    const otp = codeOf(person.secret)
    expect((await signIn(app, person.email, { password: 'fausse-clef', otp })).status).toBe(429)
    expect((await signIn(app, person.email, { otp })).status).toBe(429)
  })

  test('of 30 codes blocks even right codes for an hour', async () => {
    const person = await enrolled('admin')
    const statuses = await fail(person, 30, { otp: wrongCode(person.secret) })
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(20).fill(429)])
    expect((await signIn(app, person.email, { otp: codeOf(person.secret) })).status).toBe(429)
    app.clock.advance(seconds(3600))
    expect((await signIn(app, person.email, { otp: codeOf(person.secret) })).status).toBe(200)
  })
})

describe('in the demo', () => {
  test('no second factor is required, even when one is set up', async () => {
    const demo = await createTestApp({ env: { DEMO: '1' } })
    try {
      const person = await createUser(demo, 'admin')
      const token = await tokenOf(demo, person)
      expect(tokenClaimsOf(token).acl).toEqual({ ...readerOnly, admin: true })
      const { secret } = (await demo.call('POST', '/session/second-factor', { token })).body.payload
      const otp = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: demo.clock.now().getTime() })
      await demo.call('PUT', '/session/second-factor', { token, body: { otp } })
      expect((await signIn(demo, person.email)).status).toBe(200)
    } finally {
      await demo.close()
    }
  })
})
