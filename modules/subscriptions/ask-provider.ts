import { messages } from '../../contracts/messages.ts'
import type { PaymentResult } from '../../contracts/subscriptions.ts'
import { conflict, violation } from '../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import { answerTo, attempted, deliver } from './answers.ts'
import type { ChargeOutcome } from './payment/provider.ts'
import { paymentProvider } from './payment/registry.ts'
import type { FirstAnswer } from './tables.ts'

/** What the provider is asked for under its uid: an attempt to take money, or a change of card. */
export interface Asked {
  uid: string
  reference: string | null
}

export type Settle = (platform: OpenedPlatform, uid: string, outcome: ChargeOutcome) => Promise<void>

/** @returns whether the way is free for another */
export async function stop(platform: OpenedPlatform, { uid, reference }: Asked, settle: Settle): Promise<boolean> {
  const outcome = await attempted(platform, uid, () => paymentProvider(platform).cancel(uid, reference))
  if (!outcome) return false
  await settle(platform, uid, outcome)
  return outcome.state !== 'pending' && outcome.state !== 'redirect'
}

interface Blocked {
  kind: 'blocked'
  asked: Asked
}

/** Begins once nothing else of hers waits for an outcome. @returns undefined where the other one cannot be stopped */
export async function beginFreely<Opening extends { kind: string }>(
  platform: OpenedPlatform,
  begin: () => Promise<Opening | Blocked>,
  settle: Settle,
): Promise<Exclude<Opening, Blocked> | undefined> {
  for (;;) {
    const opening = await begin()
    if (opening.kind !== 'blocked') return opening as Exclude<Opening, Blocked>
    if (!(await stop(platform, (opening as Blocked).asked, settle))) return undefined
  }
}

interface Errand {
  ask(): Promise<ChargeOutcome>
  settle: Settle
  keep(answer: FirstAnswer): Promise<void>
}

/**
 * Written down before, asked outside any transaction, taken in, answered. The provider knows it by its key, so that whoever
 * asks again takes no money twice.
 * @throws PaymentRefusedError
 */
export async function askOnce(
  platform: OpenedPlatform,
  uid: string,
  { ask, settle, keep }: Errand,
): Promise<PaymentResult> {
  const outcome = await attempted(platform, uid, ask)
  if (outcome) await settle(platform, uid, outcome)
  const answer = answerTo(outcome)
  await keep(answer)
  return deliver(answer)
}

/** What came before under the same Idempotency-Key. @throws 409 where something else was asked under it */
export function sameRequest<Row extends { orderHash: string | null }>(
  before: Row | undefined,
  hash: string,
): Row | undefined {
  if (!before || before.orderHash === hash) return before
  throw conflict([violation('Idempotency-Key', messages.idempotencyConflict, 'duplicate')])
}
