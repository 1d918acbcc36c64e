import type { OpenedPlatform } from '../../../platform/index.ts'
import type { PaymentProvider, ProviderEvent } from '../provider/provider.ts'
import { ledgerByReference, type NewDifference } from './queries.ts'

type Reported = Pick<NewDifference, 'kind' | 'problem' | 'reference'> & Pick<ProviderEvent, 'charge' | 'amount'>

/** Builds a difference between the provider's report of a charge and the ledger. Does not store it. */
export async function openDifference(
  { db, clock }: OpenedPlatform,
  provider: PaymentProvider,
  { charge, amount = null, ...reported }: Reported,
): Promise<NewDifference> {
  const [row] = charge ? await ledgerByReference(db, provider.name, [charge]) : []
  return {
    ...reported,
    provider: provider.name,
    state: 'open',
    amount,
    ledgerAmount: row?.amount ?? null,
    attemptUid: row?.attemptUid ?? null,
    at: clock.now(),
  }
}
