import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import {
  createUser,
  goodPassword,
  mailedToken,
  type Person,
  randomAddress,
  signIn,
  tokenOf,
} from '../fixtures/users.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const wrong = 'fausse-clef'

function signInFrom(device: string, { email }: Person, password = goodPassword, address = randomAddress()) {
  const headers = { 'x-forwarded-for': address, 'x-device-token': device }
  return app.call('POST', '/auth_check', { body: { identifier: email, password }, headers })
}

/** The device token that the browser stores after signing in. */
async function deviceOf(person: Person): Promise<string> {
  return String((await signIn(app, person.email)).headers['x-device-token'])
}

async function strangersFail(person: Person, times = 10): Promise<void> {
  for (let guess = 0; guess < times; guess += 1) await signIn(app, person.email, { password: wrong })
}

describe('while strangers’ failed sign-ins lock an account', () => {
  test('a browser that signed in before can sign in; another browser cannot', async () => {
    const person = await createUser(app)
    const device = await deviceOf(person)
    await strangersFail(person)
    expect((await signIn(app, person.email)).status).toBe(429)
    expect((await signInFrom(device, person)).status).toBe(200)
  })

  test('a known device can sign in even from a blocked address', async () => {
    const person = await createUser(app)
    const device = await deviceOf(person)
    const address = randomAddress()
    for (let at = 0; at < 5; at += 1) {
      const other = await createUser(app)
      for (let guess = 0; guess < 10; guess += 1) await signIn(app, other.email, { password: wrong, address })
    }
    expect((await signIn(app, person.email, { address })).status).toBe(429)
    expect((await signInFrom(device, person, goodPassword, address)).status).toBe(200)
  })

  test.each(['of another account', 'with a forged signature', 'that is no token', 'of more than half a year ago'])(
    'a device %s counts as a stranger’s',
    async (what) => {
      const person = await createUser(app)
      const own = await deviceOf(person)
      const device = {
        'of another account': () => deviceOf(person).then(() => createUser(app).then(deviceOf)),
        'with a forged signature': async () => `${own.slice(0, -4)}AAAA`,
        'that is no token': async () => 'x'.repeat(5000),
        'of more than half a year ago': async () => {
          app.clock.advance(181 * 86_400_000)
          return own
        },
      }[what]
      const token = await device?.()
      await strangersFail(person)
      expect((await signInFrom(String(token), person)).status).toBe(429)
    },
  )

  test('an open session can still change the password', async () => {
    const person = await createUser(app)
    const token = await tokenOf(app, person)
    await strangersFail(person)
    const body = { oldPassword: goodPassword, newPassword: 'une autre fleur de mai' }
    expect((await app.call('POST', `/users/${person.uid}/password`, { token, body })).status).toBe(204)
  })
})

test('a known device is blocked after ten wrong passwords without locking out others', async () => {
  const person = await createUser(app)
  const device = await deviceOf(person)
  const statuses: number[] = []
  for (let guess = 0; guess < 11; guess += 1) statuses.push((await signInFrom(device, person, wrong)).status)
  expect(statuses).toEqual([...Array(10).fill(401), 429])
  expect((await signInFrom(device, person)).status).toBe(429)
  expect((await signIn(app, person.email)).status).toBe(200)
})

test('a known device keeps its count of failures when its token is renewed', async () => {
  const person = await createUser(app)
  let device = await deviceOf(person)
  for (let guess = 0; guess < 9; guess += 1) await signInFrom(device, person, wrong)
  device = String((await signInFrom(device, person)).headers['x-device-token'])
  expect([(await signInFrom(device, person, wrong)).status, (await signInFrom(device, person)).status]).toEqual([
    401, 429,
  ])
})

test('a known device that failed too often can sign in after a password reset', async () => {
  const person = await createUser(app)
  const device = await deviceOf(person)
  for (let guess = 0; guess < 10; guess += 1) await signInFrom(device, person, wrong)
  await app.call('POST', '/reset-password/request', { body: { identifier: person.email } })
  const body = { token: await mailedToken(app, person.email), password: 'une autre fleur de mai' }
  expect((await app.call('POST', '/reset-password/update', { body })).status).toBe(200)
  expect((await signInFrom(device, person, body.password)).status).toBe(200)
})
