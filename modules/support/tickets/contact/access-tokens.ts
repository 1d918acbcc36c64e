import type { Clock } from '../../../../platform/clock/index.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { unauthorized } from '../../../../platform/errors/index.ts'
import { digestOfToken, newLinkToken } from '../../../../platform/keys/index.ts'
import { tokenLifetimeMilliseconds } from '../../policy.ts'
import { findTokenHolder, insertToken, revokeToken } from './queries-contacts.ts'

const header = /^Contact +([A-Za-z0-9_-]{43}) *$/i

/** @returns the digest of the token in `X-Support-Auth: Contact <token>`, or undefined when there is none */
export function presentedDigest(value: string | readonly string[] | undefined): string | undefined {
  const token = typeof value === 'string' ? header.exec(value)?.[1] : undefined
  return token ? digestOfToken(token) : undefined
}

/** Earlier tokens stay valid: the link in each mail works until it expires or is revoked. */
export async function createAccessToken(db: Database, clock: Clock, contactUid: string): Promise<string> {
  const token = newLinkToken()
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + tokenLifetimeMilliseconds)
  await insertToken(db, { digest: digestOfToken(token), contactUid, createdAt, expiresAt, revokedAt: null })
  return token
}

/** Revokes the presented token. @throws 401 when it is not valid */
export async function revokeAccess(db: Database, clock: Clock, header: string | string[] | undefined): Promise<void> {
  const digest = presentedDigest(header)
  if (!digest || !(await findTokenHolder(db, digest, clock.now()))) throw unauthorized()
  await revokeToken(db, digest, clock.now())
}
