import type {
  ContractAct,
  ContractDeclaration,
  HeldContract,
} from '../../../../contracts/subscriptions/contract-links.ts'
import type { Database } from '../../../../platform/database/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { givenMonthsUntil } from '../../gifts/keep-given-months.ts'
import { creditsOfSubscription, refundableCharges } from '../../ledger/queries-money.ts'
import { isConcluded } from '../machine.ts'
import { nameOnOrder, type Person, personOf } from '../people.ts'
import { mayWithdraw } from '../policy.ts'
import { findSubscriber, latestContract, type SubscriptionRow } from '../queries.ts'
import { unsubscribe } from '../unsubscribe.ts'
import { subscriptionView } from '../view.ts'
import { withdraw } from '../withdraw.ts'

/** Holder's name as signed in the contract, else the profile's; without either the user types it. */
async function holderOf(db: Database, { subscriberUid }: SubscriptionRow, person: Person | undefined) {
  const signed = nameOnOrder(await findSubscriber(db, subscriberUid))
  return { email: person?.user.email ?? null, name: signed || person?.user.name || null }
}

export async function heldContractView(
  db: Database,
  contract: SubscriptionRow,
  person: Person | undefined,
  now: Date,
): Promise<HeldContract> {
  const withdrawable = mayWithdraw(contract, now)
  const endable = isConcluded(contract.status) || withdrawable
  return {
    ...(await holderOf(db, contract, person)),
    subscription: endable
      ? subscriptionView(
          contract,
          await creditsOfSubscription(db, contract.uid),
          null,
          await refundableCharges(db, contract.uid),
        )
      : null,
    mayWithdraw: withdrawable,
    givenUntil: (isConcluded(contract.status) && (await givenMonthsUntil(db, contract, now))?.toISOString()) || null,
    cancelled: contract.cancelRequestedAt !== null || contract.cancelledAt !== null,
    withdrawn: contract.endReason === 'withdrawn',
  }
}

export async function readOwnContract(
  platform: Pick<Platform, 'clock'>,
  db: Database,
  userUid: string,
): Promise<HeldContract | null> {
  const contract = await latestContract(db, userUid)
  if (!contract?.startedAt) return null
  return heldContractView(db, contract, await personOf(db, contract.subscriberUid), platform.clock.now())
}

/** @throws what `unsubscribe` and `withdraw` throw */
export async function endOwnContract(
  platform: Pick<Platform, 'clock' | 'config' | 'jobs' | 'mailer'>,
  db: Database,
  userUid: string,
  { act, declaration }: { act: ContractAct; declaration: ContractDeclaration },
): Promise<void> {
  if (act === 'withdraw') await withdraw(platform, db, userUid, declaration)
  else await unsubscribe(platform, db, userUid, { declaration })
}
