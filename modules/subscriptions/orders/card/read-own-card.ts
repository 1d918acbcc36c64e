import type { OwnCard } from '../../../../contracts/subscriptions/own-payments.ts'
import type { Database } from '../../../../platform/database/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { latestSubscription } from '../../lifecycle/queries.ts'
import { shownCard } from '../../lifecycle/view.ts'
import { readCreditor } from '../debit/sepa-creditor.ts'
import { type CardChangeRow, findLastCardChange } from './queries-card-changes.ts'

const states = {
  started: 'processing',
  pending: 'processing',
  redirected: 'unfinished',
  kept: 'kept',
  failed: 'failed',
  cancelled: 'cancelled',
  late: 'cancelled',
} as const satisfies Record<CardChangeRow['state'], NonNullable<OwnCard['change']>['state']>

/** The card that is charged for the user's subscription, and its last change; null without a subscription. */
export async function readOwnCard(
  { config }: Pick<Platform, 'config'>,
  db: Database,
  userUid: string,
): Promise<OwnCard | null> {
  const subscription = await latestSubscription(db, userUid)
  if (!subscription || subscription.status === 'ended') return null
  const last = await findLastCardChange(db, subscription.uid)
  return {
    card: shownCard(subscription),
    change: last ? { state: states[last.state], date: (last.settledAt ?? last.createdAt).toISOString() } : null,
    debits: (await readCreditor(db, config)) !== '',
  }
}
