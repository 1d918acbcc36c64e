import { describe, expect, test } from 'vitest'
import { fakeToken, fakeUserUid } from '../fixtures/fake-api.ts'
import { AuthProviders } from './auth-providers.ts'

const exp = 1_800_000_000
const before = () => (exp - 1) * 1000
const after = () => exp * 1000
const token = fakeToken({ exp, acl: { user: true, vip: true } })

function session(now: () => number) {
  const state = new AuthProviders(now).get('default')
  const received: string[] = []
  for (const event of ['connect', 'reconnect', 'refresh', 'disconnect'] as const)
    state.events.on(event, () => received.push(event))
  return { state, received }
}

describe('a session (specification §4)', () => {
  test('a session starts not authenticated', () => {
    expect(session(before).state.authenticated).toBe(false)
  })

  test('connecting stores the token and reads the user and acl from it', () => {
    const { state, received } = session(before)
    state.connect(token)
    expect(state.authenticated).toBe(true)
    expect(state.info).toEqual({
      user: { uid: fakeUserUid, email: 'camille@exemple.fr' },
      tokenExpiration: exp * 1000,
      sid: fakeUserUid,
      acl: { user: true, vip: true },
    })
    expect(state.isVip()).toBe(true)
    expect(received).toEqual(['connect'])
  })

  test.each(['', 'a b', 'a\u0001', 'é'])('a token that no header can carry is refused: %j', (opaque) => {
    const contact = new AuthProviders(before).get('contact')
    expect(() => contact.connect(opaque)).toThrow('no header can carry')
    contact.reconnect(opaque)
    expect(contact.authenticated).toBe(false)
  })

  test('disconnecting clears the token and info and emits an event', () => {
    const { state, received } = session(before)
    state.connect(token)
    state.disconnect()
    expect([state.authenticated, state.info, state.peekToken()]).toEqual([false, null, null])
    expect(received).toEqual(['connect', 'disconnect'])
  })

  test('reconnecting only restores the token', () => {
    const { state, received } = session(before)
    state.reconnect(token)
    expect([state.authenticated, received]).toEqual([true, ['reconnect']])
  })

  test('an expired token disconnects the session only once', () => {
    const { state, received } = session(after)
    state.reconnect(token)
    expect([state.authenticated, state.authenticated]).toEqual([false, false])
    expect(received).toEqual(['reconnect', 'disconnect'])
  })

  test('a refresh stores the new token and updates the info', () => {
    const { state, received } = session(before)
    state.connect(fakeToken({ exp }))
    expect(state.isVip()).toBe(false)
    state.refresh(token)
    expect(state.isVip()).toBe(true)
    expect(received).toEqual(['connect', 'refresh'])
  })

  test('an unreadable token throws « Failed to decode token »', () => {
    expect(() => session(before).state.connect('nonsense')).toThrow('Failed to decode token')
  })

  test('an unreadable token in a cookie leaves the user signed out', () => {
    const { state } = session(before)
    state.reconnect('nonsense')
    expect(state.authenticated).toBe(false)
  })

  test('reading a missing token throws an error', () => {
    expect(() => session(before).state.token).toThrow('unable to get a token')
  })
})

test('providers have separate states', () => {
  const providers = new AuthProviders(before)
  providers.get('contact').connect('opaque')
  expect([providers.get('contact').authenticated, providers.get('default').authenticated]).toEqual([true, false])
})

test('providers throw an error for an unknown name', () => {
  expect(() => new AuthProviders().get('toString' as never)).toThrow('unknown auth provider')
})
