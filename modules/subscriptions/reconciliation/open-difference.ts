import type { OpenedPlatform } from '../../../platform/index.ts'
import type { PaymentProvider, ProviderEvent } from '../provider/provider.ts'
import type { NewDifference } from './queries.ts'
import { lineOfCharge } from './record-missing-entry.ts'

type Reported = Pick<NewDifference, 'kind' | 'problem' | 'reference'> & Pick<ProviderEvent, 'charge' | 'amount'>

/** Builds a difference between the provider's report of a charge and the ledger, and does not store it. */
export async function openDifference(
  platform: OpenedPlatform,
  provider: PaymentProvider,
  { charge, amount = null, ...reported }: Reported,
): Promise<NewDifference> {
  const row = charge ? await lineOfCharge(platform, provider, charge) : undefined
  return {
    ...reported,
    provider: provider.name,
    state: 'open',
    amount,
    ledgerAmount: row?.amount ?? null,
    attemptUid: row?.attemptUid ?? null,
    at: platform.clock.now(),
  }
}
