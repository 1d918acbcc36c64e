import type { OpenedPlatform, PlatformSweep } from '../../platform/index.ts'
import { defineSweep } from '../../platform/jobs/index.ts'
import { payDueCredits } from './ledger/pay-credits.ts'
import { sendDueRefunds } from './ledger/send-refunds.ts'
import { advanceSubscriptions } from './lifecycle/advance.ts'
import { deleteExpiredContractLinks } from './lifecycle/contract/queries-contract-links.ts'
import { dueSubscriptions } from './lifecycle/queries.ts'
import { reconcileCardChanges } from './orders/card/reconcile-card-changes.ts'
import { sendSandboxEvents } from './provider/sandbox/send-events.ts'
import { isAnythingDue } from './queries-due.ts'
import { reconcileAttempts } from './reconciliation/reconcile.ts'
import { reconcileLedger } from './reconciliation/reconcile-ledger.ts'

/** Maximum number of subscriptions per run, and per slice: cashbacks and refunds are processed after each slice. */
const atMost = 200
const slice = 20

type Step = (platform: OpenedPlatform) => Promise<void>

/**
 * Processes everything that is due, in a fixed order: outcomes from the provider, then payments, then cashbacks, then
 * refunds.
 * @throws the errors of the steps, after all of them ran
 */
export async function sweepSubscriptions(platform: OpenedPlatform): Promise<void> {
  if (!(await isAnythingDue(platform.db, platform.clock.now()))) return
  const errors: unknown[] = []
  const inOrder = async (...steps: readonly Step[]) => {
    for (const step of steps) await step(platform).catch((error) => errors.push(error))
  }
  await inOrder(sendSandboxEvents, reconcileCardChanges, reconcileAttempts)
  const due = await dueSubscriptions(platform.db, platform.clock.now(), atMost)
  do {
    const some = due.splice(0, slice)
    await inOrder((platform) => advanceSubscriptions(platform, some), payDueCredits, sendDueRefunds)
  } while (due.length > 0)
  if (errors.length > 0) throw new AggregateError(errors, 'steps of the sweep failed')
}

/** Due actions must happen within five seconds. */
const everySeconds = 2

export const subscriptionSweeps: readonly PlatformSweep[] = [
  defineSweep({ name: 'subscriptions.due', everySeconds, handle: sweepSubscriptions }),
  defineSweep({ name: 'subscriptions.reconcile-ledger', everySeconds: 60, handle: reconcileLedger }),
]

export const forgetContractLinksSweep = defineSweep({
  name: 'subscriptions.forget-contract-links',
  everySeconds: 3600,
  handle: ({ db, clock }: OpenedPlatform) => deleteExpiredContractLinks(db, clock.now()),
})
