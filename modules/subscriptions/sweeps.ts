import type { OpenedPlatform, PlatformSweep } from '../../platform/index.ts'
import { defineSweep } from '../../platform/jobs/index.ts'
import { advanceDueSubscriptions } from './advance.ts'
import { reconcileCardChanges } from './card/reconcile-card-changes.ts'
import { deleteExpiredContractLinks } from './contract/queries-contract-links.ts'
import { payDueCredits } from './pay-credits.ts'
import { sendSandboxEvents } from './payment/sandbox/send-events.ts'
import { reconcileAttempts } from './reconcile.ts'
import { reconcileLedger } from './reconciliation/reconcile-ledger.ts'
import { sendDueRefunds } from './send-refunds.ts'

/** The order matters: one run then completes everything that is due. */
const works = {
  'subscriptions.sandbox-events': sendSandboxEvents,
  'subscriptions.cards': reconcileCardChanges,
  'subscriptions.reconcile': reconcileAttempts,
  'subscriptions.advance': advanceDueSubscriptions,
  'subscriptions.credits': payDueCredits,
  'subscriptions.refunds': sendDueRefunds,
}

const ledgerSweep = defineSweep({ name: 'subscriptions.reconcile-ledger', everySeconds: 60, handle: reconcileLedger })

/** Due actions must happen within five seconds. */
const everySeconds = 2

export const subscriptionSweeps: readonly PlatformSweep[] = [
  ...Object.entries(works).map(([name, handle]) => defineSweep({ name, everySeconds, handle })),
  ledgerSweep,
]

/** Runs all timed work of subscriptions once. */
export async function sweepSubscriptions(platform: OpenedPlatform): Promise<void> {
  for (const work of Object.values(works)) await work(platform)
}

export const forgetContractLinksSweep = defineSweep({
  name: 'subscriptions.forget-contract-links',
  everySeconds: 3600,
  handle: ({ db, clock }: OpenedPlatform) => deleteExpiredContractLinks(db, clock.now()),
})
