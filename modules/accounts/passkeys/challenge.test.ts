import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createChallenge, verifyChallenge } from './challenge.ts'

const keysAt = (now: string, fingerprintKey = Buffer.alloc(32, 1)) => ({
  clock: { now: () => new Date(now) },
  fingerprintKey,
})
const keys = keysAt('2026-01-01T12:00:00Z')
const written = (challenge: Uint8Array) => Buffer.from(challenge).toString('base64url')

test('a challenge is valid for ten minutes, for its purpose and under its key only', () => {
  const challenge = written(createChallenge(keys, 'enrol a'))
  expect(verifyChallenge(keys, 'enrol a', challenge)).toEqual(new Date('2026-01-01T12:10:00Z'))
  expect(verifyChallenge(keysAt('2026-01-01T12:10:00Z'), 'enrol a', challenge)).toBeUndefined()
  expect(verifyChallenge(keys, 'enrol b', challenge)).toBeUndefined()
  expect(verifyChallenge(keys, 'sign-in', challenge)).toBeUndefined()
  expect(verifyChallenge(keysAt('2026-01-01T12:00:00Z', Buffer.alloc(32, 2)), 'enrol a', challenge)).toBeUndefined()
})

test.each(['', 'x', written(randomBytes(38)), written(randomBytes(5000))])('%s is not a challenge', (challenge) => {
  expect(verifyChallenge(keys, 'sign-in', challenge)).toBeUndefined()
})

test('no two challenges are the same', () => {
  expect(written(createChallenge(keys, 'sign-in'))).not.toBe(written(createChallenge(keys, 'sign-in')))
})
