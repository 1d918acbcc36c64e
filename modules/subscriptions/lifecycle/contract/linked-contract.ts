import type { ContractDeclaration, LinkedContract } from '../../../../contracts/subscriptions/contract-links.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { notFound } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { digestOfToken } from '../../../../platform/keys/index.ts'
import { type Person, personOf } from '../people.ts'
import { findSubscription, latestContract, type SubscriptionRow } from '../queries.ts'
import { unsubscribe } from '../unsubscribe.ts'
import { withdrawFromContract } from '../withdraw.ts'
import { heldContractView } from './held-contract.ts'
import { type ContractLinkRow, findContractLink } from './queries-contract-links.ts'

interface Linked {
  link: ContractLinkRow
  contract: SubscriptionRow
  /** undefined once the account is erased, which does not end the right to withdraw */
  person: Person | undefined
}

const unknown = () => notFound('Ce lien n’est plus valable. Demandez-en un autre.')

/** @throws 404 for an unknown or expired link, or one that cancels for an erased user: nothing is left to cancel then */
async function follow(db: Database, token: string, now: Date): Promise<Linked> {
  const link = await findContractLink(db, digestOfToken(token), now)
  const contract = link && (await findSubscription(db, link.subscriptionUid))
  if (!link || !contract) throw unknown()
  const person = await personOf(db, contract.subscriberUid)
  if (!person && link.act === 'cancel') throw unknown()
  return { link, contract, person }
}

export async function readLinkedContract(
  platform: Pick<Platform, 'clock'>,
  db: Database,
  token: string,
): Promise<LinkedContract> {
  const now = platform.clock.now()
  const { link, contract, person } = await follow(db, token, now)
  const held = await heldContractView(db, contract, person, now)
  return { ...held, act: link.act, expires: link.expiresAt.toISOString() }
}

/**
 * Performs the link's action on the contract for which it was mailed, and on no later contract; idempotent.
 * @throws 404, and what `unsubscribe` and `withdraw` throw
 */
export async function endLinkedContract(
  platform: Pick<Platform, 'clock' | 'config' | 'jobs' | 'mailer'>,
  db: Database,
  { token, declaration }: { token: string; declaration?: ContractDeclaration | undefined },
): Promise<void> {
  const { link, contract, person } = await follow(db, token, platform.clock.now())
  if (person && (await latestContract(db, person.user.uid))?.uid !== contract.uid) throw unknown()
  if (person && link.act === 'cancel') return unsubscribe(platform, db, person.user.uid, { declaration })
  return withdrawFromContract(platform, db, contract.uid, declaration)
}
