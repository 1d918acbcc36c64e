import type { Config } from '../../../platform/config/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { hasEventSince } from '../../subscriptions/index.ts'
import { findResult, saveResult } from '../queries.ts'
import { digestOf, failedOutcome, type LiveCheck, passedOutcome } from './check.ts'

const noProvider = failedOutcome(
  'Le prestataire d’essai ne prélève rien\u00a0: renseignez PAYMENT_PROVIDER=stripe et ses clés.',
)

/** Restricted keys are as valid as secret ones. */
const liveKey = /^(sk|rk)_live_\w+/

export const paymentKeysCheck: LiveCheck = {
  code: 'payment-keys',
  blocking: true,
  look({ config: { paymentProvider, stripe } }) {
    if (paymentProvider !== 'stripe') return noProvider
    if (liveKey.test(stripe.secretKey ?? '')) return passedOutcome('Les clés de Stripe sont celles du mode réel.')
    return failedOutcome('STRIPE_SECRET_KEY est une clé de test\u00a0: aucun paiement ne serait encaissé.')
  },
}

const keysBasis = ({ paymentProvider, stripe }: Config): string =>
  digestOf([paymentProvider, stripe.secretKey, stripe.webhookSecret, stripe.apiBase])

const webhook = 'payment-webhook'

/** Records at each start when the payment keys last changed. The first start assumes that they never did. */
export async function recordPaymentKeyChange({ config, clock, db }: OpenedPlatform): Promise<void> {
  const basis = keysBasis(config)
  const noted = await findResult(db, webhook)
  if (noted?.basis === basis) return
  const at = noted ? clock.now() : new Date(0)
  await saveResult(db, { code: webhook, state: 'unknown', detail: '', basis, at })
}

async function keysSince(db: Database): Promise<Date> {
  return (await findResult(db, webhook))?.at ?? new Date(0)
}

export const paymentWebhookCheck: LiveCheck = {
  code: webhook,
  blocking: true,
  async look({ config }, db) {
    if (config.paymentProvider !== 'stripe') return noProvider
    if (await hasEventSince(db, config.paymentProvider, await keysSince(db))) {
      return passedOutcome('Un évènement signé du prestataire est arrivé depuis le dernier changement de clés.')
    }
    return failedOutcome(
      `Aucun évènement signé n’est arrivé depuis le dernier changement de clés. Déclarez ${config.publicUrl}/api/webhooks/payment/stripe chez Stripe, puis provoquez un évènement, par exemple en y créant un client.`,
    )
  },
}
