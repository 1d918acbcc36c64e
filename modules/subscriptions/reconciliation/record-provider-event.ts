import type { OpenedPlatform } from '../../../platform/index.ts'
import type { PaymentProvider, ProviderEvent } from '../provider/provider.ts'
import { requireAnswer } from '../provider/require-answer.ts'
import { notifyAdmins } from './notify-admins.ts'
import { openDifference } from './open-difference.ts'
import { insertDifference, ledgerByReference } from './queries.ts'
import { recordDispute } from './record-dispute.ts'
import { recordMissingEntry } from './record-missing-entry.ts'

/** Records the refunds of that charge which the provider made and the ledger lacks. */
async function recordRefundEvent(platform: OpenedPlatform, provider: PaymentProvider, charge: string): Promise<void> {
  for (const entry of await requireAnswer(provider.refundsOf(charge))) {
    const known = await ledgerByReference(platform.db, provider.name, [entry.reference])
    if (known.length === 0) await recordMissingEntry(platform, provider, entry)
  }
}

/** Notifies admins of a failed refund; decides nothing automatically. */
async function recordFailedRefund(
  platform: OpenedPlatform,
  provider: PaymentProvider,
  { reference, charge, amount }: ProviderEvent,
): Promise<void> {
  if (!reference) return
  const difference = await openDifference(platform, provider, {
    kind: 'refund',
    problem: 'refund-failed',
    reference,
    charge,
    amount,
  })
  await platform.db.transaction(async (db) => {
    if (await insertDifference(db, difference)) await notifyAdmins(platform, db, [difference])
  })
}

/** Records what an event reports about a refund or a dispute. */
export async function recordProviderEvent(
  platform: OpenedPlatform,
  provider: PaymentProvider,
  event: ProviderEvent,
): Promise<void> {
  const { about, charge, amount, reference } = event
  if (about === 'refund' && charge) await recordRefundEvent(platform, provider, charge)
  if (about === 'refund-failed') await recordFailedRefund(platform, provider, event)
  if (about === 'dispute' && reference) await recordDispute(platform, provider, { reference, charge, amount })
}
