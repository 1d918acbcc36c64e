import { invalid, violation } from '../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import type { Viewer } from '../../platform/sessions/index.ts'
import { formulaToOrder } from './formulas.ts'
import { hashOrder } from './order.ts'
import { paymentProvider } from './payment/registry.ts'
import { placeOrder } from './place-order.ts'
import { mayOrder } from './policy.ts'
import { returnAddresses } from './return-addresses.ts'
import { periodOf, trialOf } from './schedule.ts'

/**
 * @returns the URL to open: the provider's page, or the account page for a current subscriber
 * @throws 403, 400 with violations
 */
export async function requestPaymentLink(
  platform: OpenedPlatform,
  viewer: Viewer,
  request: { formula: string },
  requestKey?: string,
): Promise<{ redirect: { href: string } }> {
  mayOrder(viewer, viewer.uid)
  const provider = paymentProvider(platform)
  const formula = await formulaToOrder(platform.db, platform.clock.now(), request)
  const plan = { amount: formula.amount, period: periodOf(formula), trial: trialOf(formula) }
  if (!provider.sells(plan.period)) {
    throw invalid([violation('formula', 'Cette formule ne peut pas être payée sur la page de notre prestataire.')])
  }
  const back = await returnAddresses(platform, viewer.uid, formula)
  const hash = hashOrder({ way: 'checkout', formula: request.formula })
  const order = { userUid: viewer.uid, formula, way: 'checkout' as const, requestKey, hash }
  const result = await placeOrder(platform, order, ({ uid: key, amount }) =>
    provider.openCheckout({ key, amount, email: viewer.identifier, label: formula.name, plan, back }),
  )
  return { redirect: result.redirect ?? { href: back.success } }
}
