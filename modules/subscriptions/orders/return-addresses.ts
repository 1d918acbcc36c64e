import type { OpenedPlatform } from '../../../platform/index.ts'
import { creditOf } from '../ledger/queries-money.ts'
import { findSubscriberOf } from '../lifecycle/queries.ts'
import type { ReturnAddresses } from '../provider/provider.ts'
import type { FormulaRow } from './queries-offers.ts'

async function hadCredit({ db }: Pick<OpenedPlatform, 'db'>, userUid: string): Promise<boolean> {
  const subscriber = await findSubscriberOf(db, userUid)
  return subscriber !== undefined && (await creditOf(db, subscriber.uid)) !== undefined
}

/** The URLs to which the provider's pages return; `cashback=1` when this order earns a cashback. */
export async function returnAddresses(
  platform: Pick<OpenedPlatform, 'db' | 'config'>,
  userUid: string,
  formula: Pick<FormulaRow, 'creditAmount'>,
): Promise<ReturnAddresses> {
  const cashback = formula.creditAmount > 0 && !(await hadCredit(platform, userUid)) ? 1 : 0
  const failure = `${platform.config.publicUrl}/callback/payment?cashback=${cashback}`
  return { success: `${failure}&success=1`, failure }
}
