import { redirect } from 'react-router'
import { getSubscription, type PaymentResult, subscribe } from '../../contracts/subscriptions/subscriptions.ts'
import type { Api } from '../api/index.ts'
import { readExpiry } from './card/expiry.ts'
import { codeOf, type Offer, tokenOf } from './offer.ts'
import type { CardOrder } from './order-form.ts'
import { paymentReturnPath } from './outcome/payment-return.ts'

interface CardPayment {
  uid: string
  order: CardOrder
  offer: Offer
  /** article that the user came from */
  fromArticle?: string | undefined
  idempotencyKey: string | undefined
}

/**
 * Tells whether this order earned the credit, which a person gets only once.
 * A pending order counts if its formula promises a credit.
 */
async function bringsCredit(api: Api, status: PaymentResult['status'], { formula }: Offer): Promise<boolean> {
  if (formula.creditAmount === 0 || status === 'Pending') return formula.creditAmount > 0
  try {
    const { payload } = await api.call(getSubscription)
    return payload?.credits.some(({ promisedDateTime }) => promisedDateTime === null) ?? false
  } catch {
    // The payment succeeded: a missing detail must not look like a failure, and « Mon abonnement » will show it.
    return false
  }
}

/** @returns a redirect to the bank's page, or to the page with the outcome. @throws as `api.call`: see payment-problem.ts */
export async function payByCard(
  api: Api,
  { uid, order, offer, fromArticle, idempotencyKey }: CardPayment,
): Promise<Response> {
  const { firstname, lastname, number, expiry, code } = order
  const { formula } = offer
  const { payload } = await api.call(subscribe, {
    body: {
      uid,
      formula: formula.uid,
      firstname,
      lastname,
      creditCard: { number, ...readExpiry(expiry), code },
      ...tokenOf(offer),
      ...codeOf(offer),
      ...(fromArticle && { fromArticle }),
    },
    idempotencyKey,
  })
  if (payload.redirect) return redirect(payload.redirect.href)
  return redirect(paymentReturnPath({ cashback: await bringsCredit(api, payload.status, offer), success: true }))
}
