import { rateLimits } from '../../../contracts/rate-limits/rate-limits.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { digestOfToken, newLinkToken } from '../../../platform/keys/index.ts'
import { consume, type LimitUse, tryConsume } from '../../../platform/limits/index.ts'
import { mailUses } from '../../../platform/mailer/index.ts'
import { mailSignInCodeJob } from '../jobs.ts'
import { findUserByEmail } from '../queries-users.ts'
import { browserWords } from '../sign-in/device.ts'
import { readDeviceToken } from '../sign-in/device-token.ts'
import type { Caller } from '../sign-in/sign-in.ts'

type Parts = Pick<Platform, 'clock' | 'config' | 'fingerprintKey' | 'jobs'>

/** High limit for the demo: one person tries everything, and quickly. */
const mostInDemo = 1000

/** Mails for a browser that the account knows count apart, so that strangers cannot use up its limit. */
async function usesOf(platform: Parts, db: Database, email: string, caller: Caller): Promise<LimitUse[]> {
  const user = await findUserByEmail(db, email)
  const known = readDeviceToken(platform, user?.uid ?? '', caller.deviceToken)
  if (user && known) return [[rateLimits.codesMailedToDevice, JSON.stringify([user.uid, known.id])]]
  return mailUses(platform.config, { to: email, address: caller.address })
}

/**
 * Does the same work whether or not the address has an account; a job creates and mails the code.
 * @returns the secret that the browser must send with the code
 * @throws 429 after too many requests from that network
 */
export async function requestSignInCode(
  platform: Parts,
  db: Database,
  identifier: string,
  caller: Caller,
): Promise<string> {
  const { clock, config } = platform
  const { codesFrom } = rateLimits
  await consume(db, clock, [config.demo ? { ...codesFrom, most: mostInDemo } : codesFrom, caller.address])
  const secret = newLinkToken()
  const { refused } = await tryConsume(db, clock, ...(await usesOf(platform, db, identifier, caller)))
  if (refused) return secret
  const asker = browserWords(caller.userAgent)
  const browserHash = digestOfToken(secret)
  await platform.jobs.enqueue(db, mailSignInCodeJob, { email: identifier, browserHash, asker, purpose: 'signIn' })
  return secret
}
