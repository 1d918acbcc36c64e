import { messages } from '../../contracts/messages.ts'
import type { PaymentResult } from '../../contracts/subscriptions.ts'
import { conflict, violation } from '../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import { answerTo, attempted, deliver } from './answers.ts'
import type { ChargeOutcome } from './payment/provider.ts'
import { paymentProvider } from './payment/registry.ts'
import type { FirstAnswer } from './tables.ts'

/** A request to the provider, identified by its uid: an attempt to charge, or a change of card. */
export interface Asked {
  uid: string
  reference: string | null
}

export type Settle = (platform: OpenedPlatform, uid: string, outcome: ChargeOutcome) => Promise<void>

/** @returns whether another request may begin */
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

/**
 * Begins once no other request of this user waits for an outcome. @returns undefined when the other one cannot be
 * stopped
 */
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
 * Stores the request, calls the provider outside any transaction, and records the answer. The provider identifies the
 * request by its key, so that a repeated call does not charge twice.
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

/** The earlier request with the same Idempotency-Key. @throws 409 when its content was different */
export function sameRequest<Row extends { orderHash: string | null }>(
  before: Row | undefined,
  hash: string,
): Row | undefined {
  if (!before || before.orderHash === hash) return before
  throw conflict([violation('Idempotency-Key', messages.idempotencyConflict, 'duplicate')])
}
