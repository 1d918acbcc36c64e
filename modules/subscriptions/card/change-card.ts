import type { CreditCard } from '../../../contracts/card.ts'
import type { PaymentResult } from '../../../contracts/subscriptions.ts'
import { invalid, violation } from '../../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { answerAgain, deliver } from '../answers.ts'
import { askOnce, beginFreely } from '../ask-provider.ts'
import { hashOrder } from '../order.ts'
import type { CardExchange, ChargeOutcome } from '../payment/provider.ts'
import { paymentProvider } from '../payment/registry.ts'
import { findSubscriberOf } from '../queries.ts'
import { beginCardChange, type CardRequest } from './begin-card-change.ts'
import { updateCardChange } from './queries-card-changes.ts'
import { settleCardChange } from './settle-card-change.ts'

/** Runs the whole change, as an order does (place-order.ts), but without a charge. */
async function exchange(
  platform: OpenedPlatform,
  request: CardRequest,
  ask: (exchange: CardExchange) => Promise<ChargeOutcome>,
): Promise<PaymentResult> {
  const { name } = paymentProvider(platform)
  const opening = await beginFreely(platform, () => beginCardChange(platform, request, name), settleCardChange)
  if (!opening) return { status: 'Pending' }
  const { asked: change } = opening
  if (opening.kind === 'answered') return deliver(answerAgain(change))
  const page = `${platform.config.publicUrl}/account/subscription/card`
  const back = { success: `${page}?changed=1`, failure: `${page}?changed=0` }
  return askOnce(platform, change.uid, {
    ask: () => ask({ key: change.uid, method: opening.method, back }),
    settle: settleCardChange,
    keep: (answer) => updateCardChange(platform.db, change.uid, { answer }),
  })
}

/**
 * Replaces the stored card; a past due amount is charged to it at once.
 * @throws 404 without a subscription, 409 when the renewal is stopped, 400 when the provider accepts no cards here,
 * PaymentRefusedError
 */
export async function changeCard(
  platform: OpenedPlatform,
  viewer: Viewer,
  card: CreditCard,
  requestKey?: string,
): Promise<PaymentResult> {
  const provider = paymentProvider(platform)
  if (!provider.capabilities.takesCards) {
    throw invalid([violation('creditCard', 'La carte se change sur la page sécurisée de notre prestataire.')])
  }
  const subscriber = await findSubscriberOf(platform.db, viewer.uid)
  const holder = [subscriber?.firstname, subscriber?.lastname].filter(Boolean).join(' ')
  const request = { userUid: viewer.uid, way: 'card' as const, requestKey, hash: hashOrder({ way: 'card' }, card) }
  return exchange(platform, request, (order) => provider.storeCard({ ...order, card, holder }))
}

/**
 * @returns the URL of the provider's page for another card, or of the account page when the change is already done
 * @throws 404, 409 as above
 */
export async function requestCardLink(
  platform: OpenedPlatform,
  viewer: Viewer,
  requestKey?: string,
): Promise<{ redirect: { href: string } }> {
  const provider = paymentProvider(platform)
  const request = { userUid: viewer.uid, way: 'checkout' as const, requestKey, hash: hashOrder({ way: 'checkout' }) }
  const { redirect } = await exchange(platform, request, (order) => provider.openCardPage(order))
  return { redirect: redirect ?? { href: `${platform.config.publicUrl}/account/subscription/card` } }
}
