import type { PaymentRequest, PaymentResult } from '../../../contracts/subscriptions/subscriptions.ts'
import { invalid, violation } from '../../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { requireOrderRight } from '../lifecycle/policy.ts'
import { paymentProvider } from '../provider/registry.ts'
import { chargeOrder } from './charge.ts'
import { findReduction } from './codes/codes.ts'
import { requireOrderableFormula } from './formulas.ts'
import { hashOrder } from './order.ts'
import { requireOrdersOpen } from './order-gate.ts'
import { returnAddresses } from './return-addresses.ts'

/**
 * Subscribes with a card, whose number and code go to the provider and nowhere else.
 * @param requestKey the user's Idempotency-Key
 * @throws 403, 400 with violations, 409 while the site takes no orders, PaymentRefusedError
 */
export async function subscribe(
  platform: OpenedPlatform,
  viewer: Viewer,
  request: PaymentRequest,
  requestKey?: string,
): Promise<PaymentResult> {
  const { uid, creditCard: card, firstname, lastname, trafficToken, code, fromArticle } = request
  requireOrderRight(viewer, uid)
  await requireOrdersOpen(platform)
  const provider = paymentProvider(platform)
  if (!provider.capabilities.takesCards) {
    throw invalid([violation('creditCard', 'Le paiement se fait sur la page sécurisée de notre prestataire.')])
  }
  const formula = await requireOrderableFormula(platform.db, platform.clock.now(), request)
  const reduction =
    code === undefined ? undefined : await findReduction(platform.db, platform.clock.now(), code, formula)
  const back = await returnAddresses(platform, uid, formula)
  const hash = hashOrder({ way: 'card', formula: request.formula, firstname, lastname, trafficToken, code }, card)
  const payment = { way: 'card' as const, card, holder: `${firstname} ${lastname}`, back }
  return chargeOrder(platform, {
    userUid: uid,
    formula,
    trafficToken,
    code,
    reduction,
    card: provider.fingerprint(card),
    fromArticle,
    payment,
    names: { firstname, lastname },
    requestKey,
    hash,
  })
}
