import { randomUUIDv7 } from 'node:crypto'
import type { ContractAct } from '../../../../contracts/subscriptions/contract-links.ts'
import type { Database } from '../../../../platform/database/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { findUserByEmail } from '../../../accounts/index.ts'
import { mailContractLinkJob } from '../../jobs.ts'
import { personOf } from '../people.ts'
import { findByReference, latestContract } from '../queries.ts'

export interface NamedContract {
  email?: string | undefined
  /** twelve hexadecimal digits: contract-reference.ts */
  reference?: string | undefined
}

/** Finds the account by the reference of its latest contract, or else by its address. */
export async function findNamedAccount(
  db: Database,
  { email, reference }: NamedContract,
): Promise<{ uid: string; email: string } | undefined> {
  if (reference === undefined) return email === undefined ? undefined : findUserByEmail(db, email)
  const contract = await findByReference(db, reference)
  const person = contract && (await personOf(db, contract.subscriberUid))
  if (!person) return undefined
  return (await latestContract(db, person.user.uid))?.uid === contract.uid ? person.user : undefined
}

/**
 * Enqueues the mail. Does the same work if no account was found, so that the duration reveals nothing; the job then finds no contract.
 * @param request `isMailed`: false beyond the limits of that mailbox
 */
export async function requestContractLink(
  platform: Pick<Platform, 'jobs'>,
  db: Database,
  { user, act, isMailed }: { user: string | undefined; act: ContractAct; isMailed: boolean },
): Promise<void> {
  if (!isMailed) return
  await platform.jobs.enqueue(db, mailContractLinkJob, { user: user ?? randomUUIDv7(), act })
}
