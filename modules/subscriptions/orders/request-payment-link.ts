import { invalid, violation } from '../../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { mayOrder } from '../lifecycle/policy.ts'
import { periodOf, trialOf } from '../lifecycle/schedule.ts'
import { paymentProvider } from '../provider/registry.ts'
import { chargeOrder } from './charge.ts'
import { formulaToOrder } from './formulas.ts'
import { hashOrder } from './order.ts'
import { requireOpen } from './order-gate.ts'
import { returnAddresses } from './return-addresses.ts'

/**
 * @returns the URL to open: the provider's page, or the account page for a current subscriber
 * @throws 403, 400 with violations, 409 while no order is taken
 */
export async function requestPaymentLink(
  platform: OpenedPlatform,
  viewer: Viewer,
  { fromArticle, ...request }: { formula: string; trafficToken?: string | undefined; fromArticle?: string | undefined },
  requestKey?: string,
): Promise<{ redirect: { href: string } }> {
  mayOrder(viewer, viewer.uid)
  await requireOpen(platform)
  const provider = paymentProvider(platform)
  const formula = await formulaToOrder(platform.db, platform.clock.now(), request)
  const plan = { amount: formula.amount, period: periodOf(formula), trial: trialOf(formula) }
  if (!provider.sells(plan.period)) {
    throw invalid([violation('formula', 'Cette formule ne peut pas être payée sur la page de notre prestataire.')])
  }
  const back = await returnAddresses(platform, viewer.uid, formula)
  const hash = hashOrder({ way: 'checkout', ...request })
  const payment = { way: 'checkout' as const, email: viewer.identifier, plan, back }
  const { trafficToken } = request
  const order = { userUid: viewer.uid, formula, trafficToken, fromArticle, payment, requestKey, hash }
  const result = await chargeOrder(platform, order)
  return { redirect: result.redirect ?? { href: back.success } }
}
