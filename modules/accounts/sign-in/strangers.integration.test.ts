import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createUser, goodPassword, type Person, randomAddress, signIn, tokenOf } from '../fixtures/users.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const wrong = 'fausse-clef'
const arbitraryCode = '000000'

const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() })

async function enrolled(): Promise<Person & { secret: string }> {
  const person = await createUser(app, 'coach')
  const token = await tokenOf(app, person)
  const { secret } = (await app.call('POST', '/session/second-factor', { token })).body.payload
  await app.call('PUT', '/session/second-factor', { token, body: { otp: codeOf(secret) } })
  app.clock.advance(60_000)
  return { ...person, secret }
}

/** Signs in with the right password and code, from a known browser if `device` is given. */
function ownerSignsIn({ email, secret }: Person & { secret?: string }, device?: string, address = randomAddress()) {
  const headers = { 'x-forwarded-for': address, ...(device ? { 'x-device-token': device } : {}) }
  const otp = secret ? { otp: codeOf(secret) } : {}
  return app.call('POST', '/auth_check', { body: { identifier: email, password: goodPassword, ...otp }, headers })
}

async function deviceOf(person: Person & { secret: string }): Promise<string> {
  const answer = await ownerSignsIn(person)
  app.clock.advance(60_000)
  return String(answer.headers['x-device-token'])
}

/** Sends wrong passwords until they are refused, then arbitrary codes. */
async function strangerAttacks({ email }: Person, address = randomAddress(), codes = 20): Promise<number[]> {
  const statuses: number[] = []
  for (let guess = 0; guess < 10; guess += 1) {
    statuses.push((await signIn(app, email, { password: wrong, address })).status)
  }
  for (let guess = 0; guess < codes; guess += 1) {
    statuses.push((await signIn(app, email, { password: wrong, otp: arbitraryCode, address })).status)
  }
  return statuses
}

test('a stranger on one network gets ten answers, then 429 for any password', async () => {
  const person = await createUser(app)
  const address = randomAddress()
  expect(await strangerAttacks(person, address, 0)).toEqual(Array(10).fill(401))
  expect((await signIn(app, person.email, { address })).status).toBe(429)
})

test('a stranger on one network does not keep the owner’s new device out', async () => {
  const person = await createUser(app)
  await strangerAttacks(person)
  expect((await ownerSignsIn(person)).status).toBe(200)
})

test('a stranger does not use up the second-factor attempts of a known device', async () => {
  const person = await enrolled()
  const device = await deviceOf(person)
  await strangerAttacks(person)
  expect((await ownerSignsIn(person, device)).status).toBe(200)
})

test('a stranger does not use up the second-factor attempts of a new device', async () => {
  const person = await enrolled()
  await strangerAttacks(person)
  expect((await ownerSignsIn(person)).status).toBe(200)
})

test('strangers on many networks get at most 15 answers in 15 minutes', async () => {
  const { email } = await createUser(app)
  const networks = Array.from({ length: 6 }, randomAddress)
  const statuses: number[] = []
  for (let guess = 0; guess < 60; guess += 1) {
    const address = networks[Math.floor(guess / 10)] ?? ''
    statuses.push((await signIn(app, email, { password: wrong, address })).status)
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(15)
})

test('strangers on many networks do not keep out an owner with a second factor', async () => {
  const person = await enrolled()
  const device = await deviceOf(person)
  await strangerAttacks(person)
  await strangerAttacks(person)
  expect((await signIn(app, person.email)).status).toBe(429)
  expect((await ownerSignsIn(person, device)).status).toBe(200)
  app.clock.advance(60_000)
  expect((await ownerSignsIn(person)).status).toBe(200)
})

test('A stranger with the password can try at most 20 codes an hour', async () => {
  const { email } = await enrolled()
  const statuses: number[] = []
  for (let code = 0; code < 40; code += 1) {
    statuses.push((await signIn(app, email, { otp: arbitraryCode })).status)
    app.clock.advance(80_000)
  }
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(20)
})
