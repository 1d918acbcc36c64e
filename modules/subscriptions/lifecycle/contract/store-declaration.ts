import type { ContractAct, ContractDeclaration } from '../../../../contracts/subscriptions/contract-links.ts'
import { dayOf } from '../../../../contracts/text/paris.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { invalid, violation } from '../../../../platform/errors/index.ts'
import { frenchDay } from '../../french.ts'
import { earliestDate, endOfDay, latestDate } from '../calendar.ts'
import type { SubscriptionRow } from '../queries.ts'
import { insertDeclaration } from './queries-declarations.ts'

/** The last day that can be requested: the paid period ends then, and nothing more is charged. */
const lastDay = ({ expirationAt }: Pick<SubscriptionRow, 'expirationAt'>, now: Date): Date =>
  latestDate(now, expirationAt ?? now)

/** @throws 400 for a day that is past, or after the paid period */
function checkWish(contract: SubscriptionRow, wishedOn: string, now: Date): void {
  const last = lastDay(contract, now)
  if (wishedOn < dayOf(now)) throw invalid([violation('wishedOn', 'Cette date est passée.')])
  if (wishedOn > dayOf(last)) {
    throw invalid([violation('wishedOn', `Au plus tard le ${frenchDay(last)}\u00a0: plus rien n’est payé ensuite.`)])
  }
}

/** End of access after a cancellation: the end of the paid period, or the requested day if earlier. */
export function endOfAccess(expirationAt: Date | null, wishedOn: string | null | undefined): Date | null {
  return expirationAt && wishedOn ? earliestDate(expirationAt, endOfDay(wishedOn)) : expirationAt
}

/**
 * Stores a declaration in the transaction of its request.
 * @param isNamed false once the account is erased: neither name nor address is stored then
 */
export async function storeDeclaration(
  db: Database,
  contract: SubscriptionRow,
  act: ContractAct,
  { name, email, wishedOn }: ContractDeclaration,
  { now, isNamed = true }: { now: Date; isNamed?: boolean },
): Promise<void> {
  if (act === 'cancel' && wishedOn) checkWish(contract, wishedOn, now)
  await insertDeclaration(db, {
    subscriptionUid: contract.uid,
    act,
    ...(isNamed && { name, email }),
    wishedOn: act === 'cancel' ? wishedOn : undefined,
    declaredAt: now,
  })
}
