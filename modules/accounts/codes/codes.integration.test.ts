import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails } from '../../../platform/mailer/index.ts'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createUser, goodPassword, randomAddress, signIn, tokenClaimsOf, tokenOf } from '../fixtures/users.ts'
import { forgetExpiredSweep } from '../jobs.ts'
import { signInCodes } from '../tables-codes.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** A browser with its own address, which keeps the cookie of its last request. */
function browser(headers: Record<string, string> = {}) {
  const address = randomAddress()
  let cookie = ''
  const send = (path: string, body: object) =>
    app.call('POST', path, { body, headers: { 'x-forwarded-for': address, cookie, ...headers } })
  return {
    async request(identifier: string) {
      const answer = await send('/session/code', { identifier })
      cookie = String(answer.headers['set-cookie'] ?? '').split(';', 1)[0] ?? ''
      await app.settle()
      return answer
    },
    verify: (identifier: string, code: string, proof: object = {}) =>
      send('/session/code/verify', { identifier, code, ...proof }),
  }
}

async function mailedCode(email: string): Promise<string> {
  const mail = (await app.mailsTo(email)).at(-1)
  const [code] = /^\d{6}$/m.exec(mail?.text ?? '') ?? []
  if (!code) throw new Error(`no code was mailed to ${email}`)
  return code
}

const another = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a mailed code signs in from the browser that requested it, once', async () => {
  const { uid, email } = await createUser(app)
  const own = browser()
  const asked = await own.request(email.toUpperCase())
  expect([asked.status, asked.body]).toEqual([202, ''])
  expect(String(asked.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict; Max-Age=600/)
  const code = await mailedCode(email)
  const admitted = await own.verify(email, ` ${code.slice(0, 3)} ${code.slice(3)} `)
  expect([admitted.status, tokenClaimsOf(admitted.body.payload.token).uid]).toEqual([200, uid])
  expect(admitted.headers['x-device-token']).toEqual(expect.any(String))
  expect((await own.verify(email, code)).status).toBe(401)
})

test('a mailed code does not sign in from another browser or to another account', async () => {
  const [{ email }, other] = [await createUser(app), await createUser(app)]
  const own = browser()
  await own.request(email)
  const code = await mailedCode(email)
  expect((await browser().verify(email, code)).status).toBe(401)
  expect((await own.verify(other.email, code)).status).toBe(401)
  expect((await own.verify(email, code)).status).toBe(200)
})

test('a mailed code accepts five attempts at most', async () => {
  const { email } = await createUser(app)
  const own = browser()
  await own.request(email)
  const code = await mailedCode(email)
  const tries = Array.from({ length: 5 }, () => own.verify(email, another(code)))
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
  const sixth = await own.verify(email, code)
  expect([sixth.status, sixth.body.code]).toEqual([401, 'wrong-credentials'])
})

test('a mailed code is accepted on the fifth attempt and is valid for ten minutes', async () => {
  const { email } = await createUser(app)
  const own = browser()
  await own.request(email)
  const first = await mailedCode(email)
  for (let guess = 0; guess < 4; guess += 1) await own.verify(email, another(first))
  expect((await own.verify(email, first)).status).toBe(200)
  await own.request(email)
  app.clock.advance(600_001)
  expect((await own.verify(email, await mailedCode(email))).status).toBe(401)
  await forgetExpiredSweep.handle(app.platform)
  expect(await app.platform.db.select().from(signInCodes)).toEqual([])
})

test('a mailed code is stored in plain text neither in its mail nor in its table', async () => {
  const { email } = await createUser(app)
  await browser().request(email)
  const code = await mailedCode(email)
  const kept = [await app.platform.db.select().from(mails), await app.platform.db.select().from(signInCodes)]
  expect(JSON.stringify(kept)).not.toContain(code)
})

test('a mailed code verifies the address that it was mailed to', async () => {
  const { uid, email } = await createUser(app)
  const own = browser()
  await own.request(email)
  const { body } = await own.verify(email, await mailedCode(email))
  const answer = await app.call('GET', `/users/${uid}/email`, { token: body.payload.token })
  expect(answer.body.payload.proved).toBe(true)
})

test('An unknown address gets the usual answer and one mail a day', async () => {
  const email = `${randomUUID()}@exemple.fr`
  const own = browser()
  const answers = [await own.request(email), await own.request(email)]
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [202, ''],
    [202, ''],
  ])
  expect((await app.mailsTo(email)).map(({ subject }) => subject)).toEqual(['Aucun compte à cette adresse'])
  const refused = await own.verify(email, '123456')
  expect([refused.status, refused.body.code]).toEqual([401, 'wrong-credentials'])
})

test('Staff can submit the same code again with a second factor', async () => {
  const coach = await createUser(app, 'coach')
  const token = await tokenOf(app, coach)
  const { secret } = (await app.call('POST', '/session/second-factor', { token })).body.payload
  const otp = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() })
  await app.call('PUT', '/session/second-factor', { token, body: { otp: otp() } })
  app.clock.advance(60_000)
  const own = browser()
  await own.request(coach.email)
  const code = await mailedCode(coach.email)
  for (let press = 0; press < 6; press += 1) {
    const asked = await own.verify(coach.email, code)
    expect([asked.status, asked.body.code]).toEqual([401, 'second-factor'])
  }
  const admitted = await own.verify(coach.email, code, { otp: otp() })
  expect(tokenClaimsOf(admitted.body.payload.token).acl.coach).toBe(true)
})

test('Strangers’ requests do not block the codes or the password of a known device', async () => {
  const { email } = await createUser(app)
  const known = await signIn(app, email)
  const device = String(known.headers['x-device-token'])
  for (let stranger = 0; stranger < 12; stranger += 1) await browser().request(email)
  const own = browser({ 'x-device-token': device })
  const before = (await app.mailsTo(email)).length
  await own.request(email)
  expect((await app.mailsTo(email)).length).toBe(before + 1)
  expect((await own.verify(email, await mailedCode(email))).status).toBe(200)
  expect((await signIn(app, email, { password: goodPassword })).status).toBe(200)
})

test('Refused codes block the network, not the account', async () => {
  const { email } = await createUser(app)
  const stranger = browser()
  const statuses: number[] = []
  for (let guess = 0; guess < 51; guess += 1) statuses.push((await stranger.verify(email, '000000')).status)
  expect([statuses[49], statuses[50]]).toEqual([401, 429])
  const own = browser()
  await own.request(email)
  expect((await own.verify(email, await mailedCode(email))).status).toBe(200)
})
