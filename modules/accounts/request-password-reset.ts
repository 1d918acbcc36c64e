import { randomUUIDv7 } from 'node:crypto'
import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { consume, type Limit } from '../../platform/limits/index.ts'
import { mailResetLinkJob } from './jobs.ts'
import { findUserByEmail } from './queries-users.ts'

const minute = 60_000

/** A family or an office shares an address. On the demo site one person tries everything, and quickly. */
const requestsFrom = (demo: boolean): Limit => ({
  name: 'password-links.address',
  per: 'address',
  most: demo ? 1000 : 50,
  within: 15 * minute,
})

/** The same work for an address that has no account; a job writes the mail, or finds no account. @throws 429 where that address requests too many */
export async function requestPasswordReset(
  platform: Pick<Platform, 'clock' | 'config' | 'jobs'>,
  db: Database,
  { identifier, address }: { identifier: string; address: string },
): Promise<void> {
  await consume(db, platform.clock, [requestsFrom(platform.config.demo), address])
  const user = await findUserByEmail(db, identifier)
  await platform.jobs.enqueue(db, mailResetLinkJob, { uid: user?.uid ?? randomUUIDv7() })
}
