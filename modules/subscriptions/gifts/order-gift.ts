import { randomUUIDv7 } from 'node:crypto'
import { messages } from '../../../contracts/messages.ts'
import type { GiftRequest } from '../../../contracts/subscriptions/gifts.ts'
import type { PaymentResult } from '../../../contracts/subscriptions/subscriptions.ts'
import type { Database } from '../../../platform/database/index.ts'
import { invalid, violation } from '../../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { readSetting } from '../../../platform/settings/index.ts'
import { euros } from '../french.ts'
import { addDays, addMilliseconds } from '../lifecycle/calendar.ts'
import { lockSubscriber, nameSubscriber } from '../lifecycle/queries.ts'
import { restoreFirstAnswer, toPaymentResult } from '../orders/answers.ts'
import { chargeAttempt } from '../orders/charge.ts'
import { requireOrderableFormula } from '../orders/formulas.ts'
import { firstLookMilliseconds } from '../orders/new-attempt.ts'
import { hashOrder, requireSameRequest } from '../orders/order.ts'
import { requireOrdersOpen } from '../orders/order-gate.ts'
import { type AttemptRow, insertAttempt, isOpenAttempt } from '../orders/queries-attempts.ts'
import type { FormulaRow } from '../orders/queries-offers.ts'
import type { ChargeOutcome } from '../provider/provider.ts'
import { paymentProvider } from '../provider/registry.ts'
import { acceptTerms } from '../terms/accept-terms.ts'
import { giftPrice } from './gift-price.ts'
import { requestHashOf } from './gift-request.ts'
import { findGiftByRequest, insertGift, insertVisitingBuyer } from './queries-gifts.ts'
import { giftTerms } from './settings.ts'

/** Days after which an unpaid order's personal data is deleted: a payment page is abandoned after one day. */
const unpaidDays = 2

interface GiftOrder {
  request: GiftRequest
  formula: FormulaRow
  amount: number
  codeMonths: number
  viewer: Viewer | null
  requestHash: string | undefined
  hash: string
}

/** Stores the buyer. A visitor becomes a buyer without an account. @returns the buyer's uid in the accounting */
async function storeBuyer(db: Database, { viewer, request }: GiftOrder, now: Date): Promise<string> {
  const { firstname, lastname } = request
  if (viewer) {
    const known = await lockSubscriber(db, viewer.uid, now)
    if (known.firstname === null) await nameSubscriber(db, known, { firstname, lastname })
    return known.uid
  }
  const uid = randomUUIDv7()
  await insertVisitingBuyer(db, { uid, firstname, lastname, createdAt: now })
  return uid
}

/** Stores the request to the provider before it is sent. @returns undefined if the same request was stored a moment ago */
async function store(platform: OpenedPlatform, db: Database, order: GiftOrder): Promise<AttemptRow | undefined> {
  const now = platform.clock.now()
  const { request, formula, amount, codeMonths, viewer, requestHash, hash } = order
  const gift = await insertGift(db, {
    uid: randomUUIDv7(),
    formula: formula.uid,
    formulaName: formula.name,
    months: request.months,
    codeMonths,
    amount,
    state: 'pending',
    buyerEmail: viewer ? null : request.email,
    receiver: request.receiver,
    note: request.note,
    requestHash,
    ...(await acceptTerms(platform, db)),
    createdAt: now,
    forgetAt: addDays(now, unpaidDays),
  })
  if (!gift) return undefined
  return insertAttempt(db, {
    uid: randomUUIDv7(),
    giftUid: gift.uid,
    subscriberUid: await storeBuyer(db, order, now),
    kind: 'gift',
    period: 0,
    amount,
    way: request.creditCard ? 'card' : 'checkout',
    provider: paymentProvider(platform).name,
    state: 'started',
    orderHash: hash,
    createdAt: now,
    lookAt: addMilliseconds(now, firstLookMilliseconds),
  })
}

async function begin(platform: OpenedPlatform, order: GiftOrder): Promise<AttemptRow> {
  const { requestHash, hash } = order
  const again = async () =>
    requestHash === undefined
      ? undefined
      : requireSameRequest((await findGiftByRequest(platform.db, requestHash))?.attempt, hash)
  const attempt =
    (await again()) ?? (await platform.db.transaction((db) => store(platform, db, order))) ?? (await again())
  if (!attempt) throw new Error('the gift could not be stored')
  return attempt
}

/** Description of the order for the provider's page. */
const termsOf = ({ amount, request: { months } }: GiftOrder): string =>
  `Vous commandez avec obligation de paiement\u00a0: ${months}\u00a0mois à offrir, ${euros(amount)} TTC, en une fois et sans renouvellement.`

function ask(
  platform: OpenedPlatform,
  { uid: key, amount, giftUid }: AttemptRow,
  order: GiftOrder,
  email: string,
): Promise<ChargeOutcome> {
  const provider = paymentProvider(platform)
  const { creditCard: card, firstname, lastname, months } = order.request
  const label = `${order.formula.name}, ${months}\u00a0mois à offrir`
  const page = `${platform.config.publicUrl}/gift/order/${giftUid}`
  const back = { success: page, failure: page }
  return card
    ? provider.chargeCard({ key, amount, label, card, holder: `${firstname} ${lastname}`, back })
    : provider.openCheckout({ key, amount, label, email, plan: null, terms: termsOf(order), back })
}

async function read(
  platform: OpenedPlatform,
  viewer: Viewer | null,
  request: GiftRequest,
): Promise<{ formula: FormulaRow; amount: number; email: string; codeMonths: number }> {
  const email = viewer?.identifier ?? request.email
  if (email === undefined) throw invalid([violation('email', messages.required, 'missing')])
  if (request.creditCard && !paymentProvider(platform).capabilities.takesCards) {
    throw invalid([violation('creditCard', 'Le paiement se fait sur la page sécurisée de notre prestataire.')])
  }
  const formula = await requireOrderableFormula(platform.db, platform.clock.now(), { formula: request.formula })
  const { lengths, codeMonths } = await readSetting(platform.db, platform.config, giftTerms)
  const amount = lengths.includes(request.months) ? giftPrice(formula, request.months) : undefined
  if (amount === undefined) throw invalid([violation('months', 'Cette formule ne s’offre pas pour cette durée.')])
  return { formula, amount, email, codeMonths }
}

/**
 * Pays a gift once; mails its receipt and code when the payment has succeeded.
 * @param requestKey the Idempotency-Key
 * @throws 400 with violations, 409 while the site takes no orders, PaymentRefusedError
 */
export async function orderGift(
  platform: OpenedPlatform,
  viewer: Viewer | null,
  request: GiftRequest,
  requestKey?: string,
): Promise<PaymentResult & { uid: string }> {
  await requireOrdersOpen(platform)
  const { email, ...priced } = await read(platform, viewer, request)
  const { months, firstname, lastname, receiver, note, creditCard } = request
  const asked = { formula: priced.formula.uid, months: String(months), email, firstname, lastname, receiver, note }
  const order: GiftOrder = {
    request,
    ...priced,
    viewer,
    requestHash: requestKey && requestHashOf(viewer, requestKey),
    hash: hashOrder(asked, creditCard),
  }
  const attempt = await begin(platform, order)
  const uid = attempt.giftUid
  if (uid === null) throw new Error('the payment of a gift names none')
  if (attempt.answer !== null || !isOpenAttempt(attempt))
    return { uid, ...toPaymentResult(restoreFirstAnswer(attempt)) }
  return { uid, ...(await chargeAttempt(platform, attempt, ask(platform, attempt, order, email))) }
}
