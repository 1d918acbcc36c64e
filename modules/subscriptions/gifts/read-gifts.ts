import type { GiftOffer, GiftOrder, OwnGift } from '../../../contracts/subscriptions/gifts.ts'
import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { readSetting } from '../../../platform/settings/index.ts'
import { contractReference } from '../lifecycle/contract/contract-reference.ts'
import { findSubscriberOf } from '../lifecycle/queries.ts'
import { readFormula } from '../orders/formulas.ts'
import { orderStates } from '../orders/read-last-order.ts'
import { decryptCode } from './gift-code.ts'
import { giftPrices } from './gift-price.ts'
import { findGift, findGiftAttempt, type GiftRow, giftsBoughtBy, giftsUsedBy } from './queries-gifts.ts'
import { type BuyerProof, readGiftCard } from './read-card.ts'
import { giftTerms } from './settings.ts'

/** @throws 404 */
export async function readGiftOffer(
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  db: Database,
  uid: string,
): Promise<GiftOffer> {
  const formula = await readFormula(db, clock.now(), uid)
  const { lengths, codeMonths } = await readSetting(db, config, giftTerms)
  // A formula that needs a link cannot be given: a code would open it to anyone.
  const prices = formula.needsToken ? [] : giftPrices(formula, lengths)
  return { formula: formula.uid, formulaName: formula.name, prices, codeMonths }
}

/** @throws 404 */
export async function readGiftOrder(
  platform: Pick<Platform, 'clock' | 'fingerprintKey'>,
  db: Database,
  uid: string,
  proof: BuyerProof,
): Promise<GiftOrder> {
  const gift = await findGift(db, uid)
  const attempt = gift && (await findGiftAttempt(db, uid))
  if (!attempt) throw notFound('Cette commande n’existe pas.')
  const { formulaName, months, amount } = gift
  const { state, errorCode, subscriberUid } = attempt
  const card = await readGiftCard(platform, db, { gift, subscriberUid }, proof)
  return { uid, formulaName, months, amount, state: orderStates[state], errorCode, card }
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

const shared = ({ uid, formulaName, months }: GiftRow) => ({
  uid,
  reference: contractReference({ uid }),
  formulaName,
  months,
})

function bought(platform: Pick<Platform, 'fingerprintKey'>, gift: GiftRow, now: Date): OwnGift {
  const { state, expiresAt, codeEncrypted, createdAt, paidAt } = gift
  const isOver = expiresAt !== null && expiresAt <= now
  const shown = state === 'redeemed' || state === 'void' ? state : 'ready'
  const usable = shown === 'ready' && !isOver
  return {
    ...shared(gift),
    role: 'bought',
    amount: gift.amount,
    state: shown === 'ready' && isOver ? 'expired' : shown,
    date: (paidAt ?? createdAt).toISOString(),
    code: usable && codeEncrypted ? decryptCode(platform, gift.uid, codeEncrypted) : null,
    expirationDateTime: iso(expiresAt),
    startDateTime: null,
    endDateTime: null,
  }
}

type Used = Awaited<ReturnType<typeof giftsUsedBy>>[number]

const used = ({ gift, use }: Used): OwnGift => ({
  ...shared(gift),
  role: 'used',
  amount: 0,
  state: gift.state === 'void' ? 'void' : 'redeemed',
  date: use.usedAt.toISOString(),
  code: null,
  expirationDateTime: null,
  startDateTime: use.startsAt.toISOString(),
  endDateTime: use.endsAt.toISOString(),
})

const newestFirst = (a: OwnGift, b: OwnGift): number => (a.date < b.date ? 1 : -1)

/** The gifts that the user bought, with the code while it can be passed on, and those that the user redeemed. */
export async function listOwnGifts(
  platform: Pick<Platform, 'clock' | 'fingerprintKey'>,
  db: Database,
  userUid: string,
): Promise<OwnGift[]> {
  const subscriber = await findSubscriberOf(db, userUid)
  if (!subscriber) return []
  const now = platform.clock.now()
  const all = [
    ...(await giftsBoughtBy(db, subscriber.uid)).map((gift) => bought(platform, gift, now)),
    ...(await giftsUsedBy(db, subscriber.uid)).map(used),
  ]
  return all.sort(newestFirst).slice(0, 100)
}
