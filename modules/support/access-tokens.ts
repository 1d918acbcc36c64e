import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '../../platform/clock/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { tokenLifetimeMilliseconds } from './policy.ts'
import { insertToken } from './queries-contacts.ts'

const tokenBytes = 32
const header = /^Contact +([A-Za-z0-9_-]{43}) *$/i

/** A token is 256 random bits, so a plain digest of it tells nothing. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** @returns the digest of the token in `X-Support-Auth: Contact <token>`, or undefined where there is none */
export function presentedDigest(value: string | string[] | undefined): string | undefined {
  const token = typeof value === 'string' ? header.exec(value)?.[1] : undefined
  return token ? digestOf(token) : undefined
}

/** Older ones stay valid: each mail's link works until it expires or is revoked. */
export async function createAccessToken(db: Database, clock: Clock, contactUid: string): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url')
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + tokenLifetimeMilliseconds)
  await insertToken(db, { digest: digestOf(token), contactUid, createdAt, expiresAt, revokedAt: null })
  return token
}
