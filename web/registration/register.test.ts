import { describe, expect, test } from 'vitest'
import { fakeApi, fakeToken, fakeUserUid } from '../fixtures/fake-api.ts'
import { registerAndSignIn } from './register.ts'

const account = { uid: fakeUserUid, identifier: 'zoe@exemple.fr', password: 'une tisane au tilleul' }
const registered = { status: 201, body: { payload: { uid: fakeUserUid, identifier: account.identifier } } }
const token = { body: { payload: { token: fakeToken({ exp: Math.floor(Date.now() / 1000) + 3600 }) } } }
const conflictOn = (property: string) => ({
  status: 409,
  body: { message: '', violations: [{ property, message: 'Déjà pris.', type: 'duplicate' }], requestId: 'r' },
})

test('a new account is created, and its user is signed in', async () => {
  const { api } = fakeApi([registered, token])
  expect(await registerAndSignIn(api, account, { formula: 'default' })).toBe(true)
  expect(api.auth.get('default').authenticated).toBe(true)
})

test('an existing user with the right password is signed in', async () => {
  const { api } = fakeApi([conflictOn('identifier'), token])
  expect(await registerAndSignIn(api, account, { formula: 'default' })).toBe(true)
})

test.each([401, 403, 429])('a taken address causes no error and signs nobody in (%i)', async (status) => {
  const { api, sent } = fakeApi([conflictOn('identifier'), { status, body: { message: '', requestId: 'r' } }])
  expect(await registerAndSignIn(api, account, { formula: 'default' })).toBe(false)
  expect([sent().length, api.auth.get('default').authenticated]).toEqual([2, false])
})

test('a form that was already used for another registration is refused', async () => {
  const { api } = fakeApi([conflictOn('uid')])
  await expect(registerAndSignIn(api, account, { formula: 'default' })).rejects.toMatchObject({ status: 409 })
})

test('a failed sign-in to a new account is reported', async () => {
  const { api } = fakeApi([registered, { status: 403, body: { message: '', requestId: 'r' } }])
  await expect(registerAndSignIn(api, account, { formula: 'default' })).rejects.toMatchObject({ status: 403 })
})

describe('without a password', () => {
  const { password: _, ...withoutPassword } = account
  const opened = { ...registered, headers: { 'x-next-token': token.body.payload.token } }

  test('the response itself signs the new user in', async () => {
    const { api, sent } = fakeApi([opened])
    let connected = 0
    api.auth.get('default').events.on('connect', () => {
      connected += 1
    })
    expect(await registerAndSignIn(api, withoutPassword, { formula: 'default' })).toBe(true)
    expect([sent().length, connected, String(sent()[0]?.body).includes('password')]).toEqual([1, 1, false])
  })

  test('a form sent twice or a taken address signs nobody in', async () => {
    for (const answer of [registered, conflictOn('identifier')]) {
      const { api } = fakeApi([answer])
      expect(await registerAndSignIn(api, withoutPassword, { formula: 'default' })).toBe(false)
    }
  })

  test('the session of another account does not count as signed in', async () => {
    const { api } = fakeApi([registered])
    api.auth.get('default').connect(token.body.payload.token)
    const uid = '0199d0de-0000-7000-8000-000000000002'
    expect(await registerAndSignIn(api, { ...withoutPassword, uid }, { formula: 'default' })).toBe(false)
  })
})
