import { rateLimits } from '../../../contracts/rate-limits/rate-limits.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { digestOfToken, newLinkToken } from '../../../platform/keys/index.ts'
import { consume } from '../../../platform/limits/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { mailSignInCodeJob } from '../jobs.ts'
import { browserWords } from '../sign-in/device.ts'

/**
 * Mails a code to the account's owner.
 * @returns the secret that the browser must send with the code
 * @throws 429 after too many requests of this session
 */
export async function requestConfirmationCode(
  platform: Pick<Platform, 'clock' | 'jobs'>,
  db: Database,
  { uid, identifier: email, sid }: Viewer,
  userAgent: string | undefined,
): Promise<string> {
  await consume(db, platform.clock, [rateLimits.confirmationCodesOf, JSON.stringify([uid, sid])])
  const secret = newLinkToken()
  const browserHash = digestOfToken(secret)
  const asker = browserWords(userAgent)
  await platform.jobs.enqueue(db, mailSignInCodeJob, { email, browserHash, asker, purpose: 'confirmation' })
  return secret
}
