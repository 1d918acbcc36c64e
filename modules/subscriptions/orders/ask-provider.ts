import type { Platform } from '../../../platform/index.ts'
import type { ChargeOutcome } from '../provider/provider.ts'

/**
 * Waits for the provider's answer. A failed call leaves the outcome unknown: the request stays open, and reconciliation
 * asks the provider.
 * @param uid of the attempt or the change of card, for the log
 */
export async function awaitOutcome(
  { log }: Pick<Platform, 'log'>,
  uid: string,
  asked: Promise<ChargeOutcome>,
): Promise<ChargeOutcome | undefined> {
  try {
    return await asked
  } catch (error) {
    log.error({ err: error, attempt: uid }, 'the payment provider did not answer')
    return undefined
  }
}

/** Tells whether the charge succeeded or failed for good. */
export const isDecided = (outcome: ChargeOutcome | undefined): boolean =>
  outcome !== undefined && outcome.state !== 'pending' && outcome.state !== 'redirect'
