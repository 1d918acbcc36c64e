import { invalid, violation } from '../../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { requireOrderRight } from '../lifecycle/policy.ts'
import { periodOf, trialOf } from '../lifecycle/schedule.ts'
import { paymentProvider } from '../provider/registry.ts'
import { chargeOrder } from './charge.ts'
import { findReduction } from './codes/codes.ts'
import { requireOrderableFormula } from './formulas.ts'
import { hashOrder } from './order.ts'
import { requireOrdersOpen } from './order-gate.ts'
import { returnAddresses } from './return-addresses.ts'

interface LinkRequest {
  formula: string
  trafficToken?: string | undefined
  code?: string | undefined
  fromArticle?: string | undefined
}

/**
 * @returns the URL to open: the provider's page, or the account page for a current subscriber
 * @throws 403, 400 with violations, 409 while the site takes no orders
 */
export async function requestPaymentLink(
  platform: OpenedPlatform,
  viewer: Viewer,
  { fromArticle, ...request }: LinkRequest,
  requestKey?: string,
): Promise<{ redirect: { href: string } }> {
  requireOrderRight(viewer, viewer.uid)
  await requireOrdersOpen(platform)
  const provider = paymentProvider(platform)
  const formula = await requireOrderableFormula(platform.db, platform.clock.now(), request)
  const { trafficToken, code } = request
  const now = platform.clock.now()
  const reduction = code === undefined ? undefined : await findReduction(platform.db, now, code, formula)
  const plan = {
    amount: reduction?.amount ?? formula.amount,
    period: periodOf(formula),
    trial: trialOf(formula),
    reduced: reduction ? { full: formula.amount, periods: reduction.periods } : null,
  }
  if (!provider.sells(plan.period)) {
    throw invalid([violation('formula', 'Cette formule ne peut pas être payée sur la page de notre prestataire.')])
  }
  const back = await returnAddresses(platform, viewer.uid, formula)
  const hash = hashOrder({ way: 'checkout', ...request })
  const payment = { way: 'checkout' as const, email: viewer.identifier, plan, back }
  const brought = { trafficToken, code, reduction, fromArticle }
  const order = { userUid: viewer.uid, formula, ...brought, payment, requestKey, hash }
  const result = await chargeOrder(platform, order)
  return { redirect: result.redirect ?? { href: back.success } }
}
