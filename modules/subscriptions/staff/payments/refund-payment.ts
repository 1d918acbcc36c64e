import { randomUUID } from 'node:crypto'
import type { Database } from '../../../../platform/database/index.ts'
import { conflict, forbidden, invalid, notFound, violation } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { euros } from '../../french.ts'
import { buyerOf } from '../../gifts/buyer.ts'
import { findGift } from '../../gifts/queries-gifts.ts'
import { lockSubject, voidIfRefunded } from '../../gifts/void-gift.ts'
import { insertRefund, remainingRefundable } from '../../ledger/queries-money.ts'
import { refundDecidedLetter } from '../../mails/letters-credit.ts'
import { type AttemptRow, findAttempt } from '../../orders/queries-attempts.ts'
import { disputesOf } from '../../reconciliation/queries-disputes.ts'
import { writeLetterTo } from '../../write-letter.ts'

const unrefundable = (message: string) => conflict([violation('state', message)])

/** Locks what the charge paid for, which serialises charges and refunds: data read under the lock stays valid. */
async function lockCharge(db: Database, uid: string): Promise<AttemptRow> {
  const found = await findAttempt(db, uid)
  if (!found) throw notFound('Ce paiement n’existe pas.')
  await lockSubject(db, found)
  const charge = (await findAttempt(db, uid)) ?? found
  if (charge.state === 'succeeded' || charge.state === 'surplus') return charge
  throw unrefundable('Ce paiement n’a pas abouti\u00a0: il n’y a rien à rembourser.')
}

const refundedMeanwhile = (cents: number): string =>
  `${euros(cents)} de ce paiement ont été remboursés entre-temps\u00a0: rien n’a été ajouté. Relisez avant de recommencer.`

/** The bank holds the money: the provider would refuse a refund, or the payer would get the money twice. */
const disputed =
  'Ce paiement est contesté auprès de la banque\u00a0: tant qu’elle n’a pas décidé, cela se règle chez le prestataire de paiement.'

const aboveCeiling = (ceiling: number): string =>
  `Vous pouvez rembourser ${euros(ceiling)} au plus par paiement. Au-delà, demandez à l’administration.`

interface Decision {
  reason: string
  /** cents; all that is left by default */
  amount?: number | undefined
  /** cents of the charge that were already refunded when staff decided */
  refunded?: number | undefined
  /** maximum sum of all refunds of the charge, in cents; absent: the whole charge */
  ceiling?: number | undefined
}

/**
 * Refunds a part of one charge, or what is left of it; the refund sweep sends it to the provider.
 * @returns cents
 * @throws 403 above the ceiling; 404; 400, violation `amount`, above what is left; 409, violation `state`, when nothing is left,
 * nothing was charged, another part was refunded since the decision, or the payer's bank disputes it
 */
export async function refundPayment(
  platform: Pick<Platform, 'clock' | 'config' | 'mailer'>,
  db: Database,
  uid: string,
  { reason, amount: asked, refunded, ceiling = Number.POSITIVE_INFINITY }: Decision,
): Promise<number> {
  const now = platform.clock.now()
  return db.transaction(async (db) => {
    const charge = await lockCharge(db, uid)
    if ((await disputesOf(db, [uid])).some(({ ended }) => ended === null)) throw unrefundable(disputed)
    const left = await remainingRefundable(db, charge.uid)
    if (left <= 0) throw unrefundable('Ce paiement est déjà remboursé.')
    const refundedByNow = charge.amount - left
    if (refunded !== undefined && refunded !== refundedByNow) throw unrefundable(refundedMeanwhile(refundedByNow))
    const amount = asked ?? left
    if (amount > left) {
      throw invalid([violation('amount', `Il reste ${euros(left)} à rembourser sur ce paiement.`)])
    }
    if (refundedByNow + amount > ceiling) throw forbidden(aboveCeiling(ceiling))
    const refund = { key: `staff:${randomUUID()}`, attemptUid: uid, purpose: 'staff' as const, amount, reason }
    await insertRefund(db, { ...refund, createdAt: now, tryAt: now })
    await voidIfRefunded(db, charge, now)
    const gift = charge.giftUid ? await findGift(db, charge.giftUid) : undefined
    const payer = await buyerOf(db, { buyerEmail: gift?.buyerEmail ?? null }, charge.subscriberUid)
    if (payer) await writeLetterTo(platform, db, payer, refundDecidedLetter(platform.config, amount, charge, gift))
    return amount
  })
}
