import type { OpenedPlatform } from '../../../platform/index.ts'
import type { PaymentProvider, ProviderEvent } from '../provider/provider.ts'
import { ledgerByReference, type NewDifference } from './queries.ts'

type Reported = Pick<NewDifference, 'kind' | 'problem' | 'reference'> & Pick<ProviderEvent, 'charge' | 'amount'>

/** What a provider reports of a charge, beside what the ledger has of it. Not stored yet. */
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
