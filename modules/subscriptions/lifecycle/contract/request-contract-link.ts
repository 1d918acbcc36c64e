import { randomUUIDv7 } from 'node:crypto'
import type { ContractAct } from '../../../../contracts/contract-links.ts'
import type { Database } from '../../../../platform/database/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { findUserByEmail } from '../../../accounts/index.ts'
import { mailContractLinkJob } from '../../jobs.ts'

/**
 * Does the same work for an unknown address, so that its time reveals nothing; a job writes the mail, or finds no
 * contract.
 * @param request `isMailed`: false beyond the limits of that mailbox
 */
export async function requestContractLink(
  platform: Pick<Platform, 'jobs'>,
  db: Database,
  { email, act, isMailed }: { email: string; act: ContractAct; isMailed: boolean },
): Promise<void> {
  const user = await findUserByEmail(db, email)
  if (!isMailed) return
  await platform.jobs.enqueue(db, mailContractLinkJob, { user: user?.uid ?? randomUUIDv7(), act })
}
