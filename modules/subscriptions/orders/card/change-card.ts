import type { CreditCard } from '../../../../contracts/subscriptions/card.ts'
import type { PaymentResult } from '../../../../contracts/subscriptions/subscriptions.ts'
import { invalid, violation } from '../../../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { nameOnOrder } from '../../lifecycle/people.ts'
import { findSubscriberOf } from '../../lifecycle/queries.ts'
import type { ChargeOutcome } from '../../provider/provider.ts'
import { paymentProvider } from '../../provider/registry.ts'
import { restoreFirstAnswer, toFirstAnswer, toPaymentResult } from '../answers.ts'
import { awaitOutcome } from '../ask-provider.ts'
import { requireDebits } from '../debit/sepa-creditor.ts'
import { hashOrder } from '../order.ts'
import { beginCardChange, type CardChangeStart, type CardRequest } from './begin-card-change.ts'
import { updateCardChange } from './queries-card-changes.ts'
import { settleCardChange, stopCardChange } from './settle-card-change.ts'

/** Exchanges the card in the steps of a charge (charge.ts), without a payment. */
async function exchangeCard(platform: OpenedPlatform, request: CardRequest): Promise<PaymentResult> {
  const opening = await begin(platform, request)
  if (opening.kind === 'blocked') return { status: 'Pending' }
  const { change } = opening
  if (opening.kind === 'answered') return toPaymentResult(restoreFirstAnswer(change))
  const outcome = await awaitOutcome(platform, change.uid, askFor(platform, opening, request))
  if (outcome) await settleCardChange(platform, change.uid, outcome)
  const answer = toFirstAnswer(outcome)
  await updateCardChange(platform.db, change.uid, { answer })
  return toPaymentResult(answer)
}

/**
 * Begins a change, and stops another open one of this user first.
 * @returns `blocked` if it cannot be stopped
 */
async function begin(platform: OpenedPlatform, request: CardRequest): Promise<CardChangeStart> {
  const { name } = paymentProvider(platform)
  for (;;) {
    const opening = await beginCardChange(platform, request, name)
    if (opening.kind !== 'blocked' || !(await stopCardChange(platform, opening.change))) return opening
  }
}

function askFor(
  platform: OpenedPlatform,
  { change: { uid: key }, method }: Extract<CardChangeStart, { kind: 'open' }>,
  { payment }: CardRequest,
): Promise<ChargeOutcome> {
  const provider = paymentProvider(platform)
  const page = `${platform.config.publicUrl}/account/subscription/card`
  const back = { success: `${page}?changed=1`, failure: `${page}?changed=0` }
  if (payment.way === 'card') return provider.storeCard({ key, method, back, ...payment })
  return payment.way === 'debit'
    ? provider.openDebitPage({ key, method, back })
    : provider.openCardPage({ key, method, back })
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
  const holder = nameOnOrder(await findSubscriberOf(platform.db, viewer.uid))
  const payment = { way: 'card' as const, card, holder }
  return exchangeCard(platform, { userUid: viewer.uid, payment, requestKey, hash: hashOrder({ way: 'card' }, card) })
}

/**
 * @param way `debit`: a bank account replaces the card
 * @returns the URL of the provider's page for another card, or of the account page when the change is already done
 * @throws 404, 409 as above
 */
export async function requestCardLink(
  platform: OpenedPlatform,
  viewer: Viewer,
  requestKey?: string,
  way: 'checkout' | 'debit' = 'checkout',
): Promise<{ redirect: { href: string } }> {
  if (way === 'debit') await requireDebits(platform)
  const request = { userUid: viewer.uid, payment: { way }, requestKey, hash: hashOrder({ way }) }
  const { redirect } = await exchangeCard(platform, request)
  return { redirect: redirect ?? { href: `${platform.config.publicUrl}/account/subscription/card` } }
}
