import { randomUUIDv7 } from 'node:crypto'
import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { mailResetLinkJob } from './jobs.ts'
import { findUserByEmail } from './queries-users.ts'

/** The same work for an address that has no account; a job writes the mail, or finds no account. */
export async function requestPasswordReset(
  platform: Pick<Platform, 'jobs'>,
  db: Database,
  identifier: string,
): Promise<void> {
  const user = await findUserByEmail(db, identifier)
  await platform.jobs.enqueue(db, mailResetLinkJob, { uid: user?.uid ?? randomUUIDv7() })
}
