import type { LinkedContract } from '../../../../contracts/contract-links.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { notFound } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { digestOfToken } from '../../../../platform/keys/index.ts'
import { creditsOfSubscription } from '../../ledger/queries-money.ts'
import { givesAccess } from '../machine.ts'
import { type Person, personOf } from '../people.ts'
import { findSubscription, latestSubscription, type SubscriptionRow } from '../queries.ts'
import { unsubscribe } from '../unsubscribe.ts'
import { subscriptionView } from '../view.ts'
import { withdraw } from '../withdraw.ts'
import { type ContractLinkRow, findContractLink } from './queries-contract-links.ts'

interface Linked {
  link: ContractLinkRow
  contract: SubscriptionRow
  person: Person
}

const unknown = () => notFound('Ce lien n’est plus valable. Demandez-en un autre.')

/** @throws 404 when the link is unknown or expired, or the user is erased */
async function follow(db: Database, token: string, now: Date): Promise<Linked> {
  const link = await findContractLink(db, digestOfToken(token), now)
  const contract = link && (await findSubscription(db, link.subscriptionUid))
  const person = contract && (await personOf(db, contract.subscriberUid))
  if (!link || !contract || !person) throw unknown()
  return { link, contract, person }
}

export async function readLinkedContract(
  platform: Pick<Platform, 'clock'>,
  db: Database,
  token: string,
): Promise<LinkedContract> {
  const { link, contract, person } = await follow(db, token, platform.clock.now())
  const running = givesAccess(contract.status)
  return {
    email: person.user.email,
    name: person.user.name,
    act: link.act,
    expires: link.expiresAt.toISOString(),
    subscription: running ? subscriptionView(contract, await creditsOfSubscription(db, contract.uid)) : null,
  }
}

/**
 * Performs the link's action on the contract for which it was mailed, and on no later one; idempotent.
 * @throws 404, and what `unsubscribe` and `withdraw` throw
 */
export async function endLinkedContract(
  platform: Pick<Platform, 'clock' | 'config' | 'jobs' | 'mailer'>,
  db: Database,
  token: string,
): Promise<void> {
  const { link, contract, person } = await follow(db, token, platform.clock.now())
  const latest = await latestSubscription(db, person.user.uid)
  if (latest?.uid !== contract.uid) throw unknown()
  await (link.act === 'withdraw' ? withdraw : unsubscribe)(platform, db, person.user.uid)
}
