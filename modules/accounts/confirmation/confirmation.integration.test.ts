import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createSoftwareKey } from '../fixtures/authenticator.ts'
import { createUser, goodPassword, isSignedIn, mailedToken, randomAddress, signIn, tokenOf } from '../fixtures/users.ts'
import { findPasswordHash } from '../queries-users.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const anotherPassword = 'une autre fleur de mai'

interface Member {
  uid: string
  email: string
  token: string
}

/** A user who registered without a password. */
async function registered(): Promise<Member> {
  const body = { uid: randomUUID(), identifier: `${randomUUID()}@exemple.fr`, formula: 'default' }
  const answer = await app.call('POST', '/registrations/register', { body })
  expect([answer.status, answer.body]).toEqual([201, { payload: { uid: body.uid, identifier: body.identifier } }])
  return { uid: body.uid, email: body.identifier, token: String(answer.headers['x-next-token']) }
}

async function withPassword(): Promise<Member> {
  const person = await createUser(app)
  return { ...person, token: await tokenOf(app, person) }
}

async function mailedCode(email: string): Promise<string> {
  await app.settle()
  const mail = (await app.mailsTo(email)).findLast(({ kind }) => /-code$/.test(kind))
  const [code] = /^\d{6}$/m.exec(mail?.text ?? '') ?? []
  if (!code) throw new Error(`no code was mailed to ${email}`)
  return code
}

const cookieOf = (headers: Record<string, unknown>): string => String(headers['set-cookie']).split(';', 1)[0] ?? ''

/** @returns the code and the browser's cookie, as headers */
async function requestCode({ token, email }: Member) {
  const asked = await app.call('POST', '/session/confirmation/code', { token })
  expect(asked.status).toBe(202)
  return { code: await mailedCode(email), headers: { cookie: cookieOf(asked.headers) } }
}

const set = ({ uid, token }: Member, proof: object, headers = {}) =>
  app.call('PUT', `/users/${uid}/password`, { token, headers, body: { newPassword: anotherPassword, ...proof } })
const remove = ({ uid, token }: Member, proof: object, headers = {}) =>
  app.call('DELETE', `/users/${uid}/password`, { token, headers, body: proof })
const waysOf = async ({ uid, token }: Member) =>
  (await app.call('GET', `/users/${uid}/sign-in`, { token })).body.payload

const another = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a passwordless registration opens an account and signs in the first time only', async () => {
  const member = await registered()
  expect(await isSignedIn(app, member, member.token)).toBe(true)
  expect(await waysOf(member)).toEqual({ password: false, passkey: false })
  const body = { uid: member.uid, identifier: member.email, formula: 'default' }
  const again = await app.call('POST', '/registrations/register', { body })
  expect([again.status, again.headers['x-next-token']]).toEqual([201, undefined])
})

test('a signed-in user can register a passwordless account without a new session', async () => {
  const { token } = await withPassword()
  const body = { uid: randomUUID(), identifier: `${randomUUID()}@exemple.fr`, formula: 'default' }
  const answer = await app.call('POST', '/registrations/register', { token, body })
  expect([answer.status, answer.headers['x-next-token']]).toEqual([201, undefined])
})

test('a passwordless account answers a password attempt like an unknown address', async () => {
  const { email } = await registered()
  const [known, unknown] = [await signIn(app, email), await signIn(app, `${randomUUID()}@exemple.fr`)]
  const { requestId: _, ...refusal } = known.body
  expect([known.status, unknown.body]).toMatchObject([401, refusal])
})

test('a passwordless account can be signed in to with a mailed code', async () => {
  const { email, uid } = await registered()
  const headers = { 'x-forwarded-for': randomAddress() }
  const asked = await app.call('POST', '/session/code', { body: { identifier: email }, headers })
  const body = { identifier: email, code: await mailedCode(email) }
  const cookie = cookieOf(asked.headers)
  const admitted = await app.call('POST', '/session/code/verify', { body, headers: { ...headers, cookie } })
  expect([admitted.status, await isSignedIn(app, { uid, email }, admitted.body.payload.token)]).toEqual([200, true])
})

test('a passwordless account can set a password once, which ends other sessions', async () => {
  const member = await registered()
  const { code, headers } = await requestCode(member)
  const asked = await app.call('POST', '/session/code', { body: { identifier: member.email } })
  const verify = { identifier: member.email, code: await mailedCode(member.email) }
  const cookie = cookieOf(asked.headers)
  const other = await app.call('POST', '/session/code/verify', { body: verify, headers: { cookie } })
  expect((await set(member, { code }, headers)).status).toBe(204)
  expect((await signIn(app, member.email, { password: anotherPassword })).status).toBe(200)
  expect(await isSignedIn(app, member, other.body.payload.token)).toBe(false)
  expect(await isSignedIn(app, member, member.token)).toBe(true)
  expect((await set(member, { code }, headers)).status).toBe(400)
  await app.settle()
  expect((await app.mailsTo(member.email)).at(-1)?.subject).toBe('Votre compte a un mot de passe')
  const events = await app.call('GET', '/security-events', { token: member.token })
  expect(events.body.payload.map(({ kind }: { kind: string }) => kind)).toContain('passwordSet')
})

test('a passwordless account can get a password by the link in the welcome mail', async () => {
  const member = await registered()
  const body = { token: await mailedToken(app, member.email), password: anotherPassword }
  expect((await app.call('POST', '/reset-password/update', { body })).status).toBe(200)
  expect((await signIn(app, member.email, { password: anotherPassword })).status).toBe(200)
})

test('a passwordless account can change its address and be deleted with a fresh code', async () => {
  const member = await registered()
  const { token } = member
  const change = async (proof: object, headers = {}) => {
    const body = { email: `${randomUUID()}@exemple.fr`, ...proof }
    return app.call('POST', `/users/${member.uid}/email`, { token, headers, body })
  }
  expect((await change({ password: goodPassword })).status).toBe(400)
  const first = await requestCode(member)
  expect((await change({ code: first.code }, first.headers)).status).toBe(202)
  const end = (proof: object, headers = {}) =>
    app.call('DELETE', `/users/${member.uid}`, { token, headers, body: proof })
  expect((await end({ code: first.code }, first.headers)).status).toBe(400)
  const second = await requestCode(member)
  expect((await end({ code: second.code }, second.headers)).status).toBe(202)
})

test('an account can remove its password with a fresh code and keep the session', async () => {
  const member = await withPassword()
  const { code, headers } = await requestCode(member)
  expect((await remove(member, { code }, headers)).status).toBe(204)
  expect((await signIn(app, member.email)).status).toBe(401)
  expect([await waysOf(member), await findPasswordHash(app.platform.db, member.uid)]).toEqual([
    { password: false, passkey: false },
    null,
  ])
  await app.settle()
  expect((await app.mailsTo(member.email)).at(-1)?.subject).toBe('Votre mot de passe est retiré')
})

test('an account keeps its password unless one code or passkey confirms the removal', async () => {
  const member = await withPassword()
  const { code, headers } = await requestCode(member)
  for (const proof of [{}, { password: goodPassword }, { code, passkey: '{}' }]) {
    expect((await remove(member, proof, headers)).status).toBe(400)
  }
  expect((await signIn(app, member.email)).status).toBe(200)
})

test('an account can remove its password with a passkey whose device verified the user', async () => {
  const member = await withPassword()
  const { origin, hostname } = new URL(app.platform.config.publicUrl)
  const key = createSoftwareKey(hostname)
  const made = (await app.call('POST', '/session/passkeys/options', { token: member.token })).body.payload.options
  const response = key.make({ challenge: made.challenge, origin })
  const { token } = member
  const body = { name: 'Mon téléphone', response }
  expect((await app.call('POST', '/session/passkeys', { token, body })).status).toBe(201)
  const answer = async (recognised: boolean, of = '/session/confirmation/passkey') => {
    const { challenge } = (await app.call('POST', of, { token })).body.payload.options
    return key.answer({ challenge, origin }, recognised)
  }
  const refused = [await answer(false), await answer(true, '/session/passkey/options'), '{}']
  for (const passkey of refused) expect((await remove(member, { passkey })).status).toBe(400)
  const passkey = await answer(true)
  expect((await remove(member, { passkey })).status).toBe(204)
  expect((await set(member, { passkey })).status).toBe(400)
  expect(await waysOf(member)).toEqual({ password: false, passkey: true })
})

test('a confirmation code accepts five attempts at most and is valid for ten minutes', async () => {
  const member = await registered()
  const first = await requestCode(member)
  for (let guess = 0; guess < 5; guess += 1) {
    const refused = await set(member, { code: another(first.code) }, first.headers)
    expect([refused.status, refused.body.violations[0].property]).toEqual([400, 'code'])
  }
  expect((await set(member, { code: first.code }, first.headers)).status).toBe(400)
  const second = await requestCode(member)
  app.clock.advance(600_001)
  expect((await set(member, { code: second.code }, second.headers)).status).toBe(400)
})

test('a confirmation code is valid only in its browser and for its account', async () => {
  const [member, other] = [await registered(), await registered()]
  const { code, headers } = await requestCode(member)
  expect((await set(member, { code })).status).toBe(400)
  expect((await set(other, { code }, headers)).status).toBe(400)
  expect((await set({ ...other, uid: member.uid }, { code }, headers)).status).toBe(403)
  expect((await set(member, { code }, headers)).status).toBe(204)
})

test('a confirmation code is not interchangeable with a sign-in code', async () => {
  const member = await registered()
  const confirmation = await requestCode(member)
  const verify = { identifier: member.email, code: confirmation.code }
  const { headers } = confirmation
  expect((await app.call('POST', '/session/code/verify', { body: verify, headers })).status).toBe(401)
  const asked = await app.call('POST', '/session/code', { body: { identifier: member.email } })
  const cookie = cookieOf(asked.headers)
  expect((await set(member, { code: await mailedCode(member.email) }, { cookie })).status).toBe(400)
})

test('a confirmation code is mailed at most ten times an hour per session', async () => {
  const { token } = await registered()
  const request = () => app.call('POST', '/session/confirmation/code', { token })
  const statuses = []
  for (let times = 0; times < 11; times += 1) statuses.push((await request()).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429])
})
