import { randomUUIDv7 } from 'node:crypto'
import { rateLimits } from '../../../contracts/rate-limits/rate-limits.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { consume, tryConsume } from '../../../platform/limits/index.ts'
import { mailUses } from '../../../platform/mailer/index.ts'
import { mailResetLinkJob } from '../jobs.ts'
import { findUserByEmail } from '../queries-users.ts'

/** High limit for the demo: one person tries everything, and quickly. */
const mostInDemo = 1000

/**
 * Does the same work whether or not the address has an account; a job looks for the account and writes the mail.
 * @throws 429 after too many requests from that network
 */
export async function requestPasswordReset(
  platform: Pick<Platform, 'clock' | 'config' | 'jobs'>,
  db: Database,
  { identifier, address }: { identifier: string; address: string },
): Promise<void> {
  const { clock, config } = platform
  const { resetsFrom } = rateLimits
  await consume(db, clock, [config.demo ? { ...resetsFrom, most: mostInDemo } : resetsFrom, address])
  const { refused } = await tryConsume(db, clock, ...mailUses(config, { to: identifier, address }))
  const user = await findUserByEmail(db, identifier)
  if (refused) return
  await platform.jobs.enqueue(db, mailResetLinkJob, { uid: user?.uid ?? randomUUIDv7() })
}
