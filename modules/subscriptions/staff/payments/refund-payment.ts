import type { Database } from '../../../../platform/database/index.ts'
import { conflict, invalid, notFound, violation } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { euros, frenchDay } from '../../french.ts'
import { insertRefund, refundableCharges } from '../../ledger/queries-money.ts'
import { personOf } from '../../lifecycle/people.ts'
import { lockSubscription } from '../../lifecycle/queries.ts'
import type { MailContent } from '../../mails/letters.ts'
import { type AttemptRow, findAttempt } from '../../orders/queries-attempts.ts'
import { writeLetter } from '../../write-letter.ts'

const unrefundable = (message: string) => conflict([violation('state', message)])

/** Locks the subscription, which serialises charges and refunds: what is read after it stays valid. */
async function lockCharge(db: Database, uid: string): Promise<AttemptRow> {
  const found = await findAttempt(db, uid)
  if (!found) throw notFound('Ce paiement n’existe pas.')
  await lockSubscription(db, found.subscriptionUid)
  const charge = (await findAttempt(db, uid)) ?? found
  if (charge.state === 'succeeded' || charge.state === 'surplus') return charge
  throw unrefundable('Ce paiement n’a pas abouti\u00a0: il n’y a rien à rembourser.')
}

async function leftOf(db: Database, charge: AttemptRow): Promise<number> {
  const charges = await refundableCharges(db, charge.subscriptionUid)
  return charges.find(({ attemptUid }) => attemptUid === charge.uid)?.left ?? 0
}

function refundDecided(site: Platform['config'], amount: number, charge: AttemptRow): MailContent {
  return {
    kind: 'subscriptions.refund-decided',
    subject: `${euros(amount)} vous sont remboursés`,
    title: 'Un remboursement est en route',
    preview: `${euros(amount)} sur votre carte.`,
    paragraphs: [
      `Nous vous remboursons ${euros(amount)} sur la carte qui a servi à votre paiement du ${frenchDay(charge.createdAt)}. Selon votre banque, cela prend quelques jours.`,
    ],
    action: { label: 'Voir mon abonnement', href: `${site.publicUrl}/account/subscription` },
  }
}

interface Decision {
  reason: string
  /** cents; all that is left by default */
  amount?: number | undefined
}

/**
 * Refunds a part of one charge, or what is left of it; the refund sweep sends it to the provider.
 * @returns cents
 * @throws 404; 400, violation `amount`, above what is left; 409, violation `state`, when nothing is left or nothing was charged
 */
export async function refundPayment(
  platform: Pick<Platform, 'clock' | 'config' | 'mailer'>,
  db: Database,
  uid: string,
  { reason, amount: asked }: Decision,
): Promise<number> {
  const now = platform.clock.now()
  return db.transaction(async (db) => {
    const charge = await lockCharge(db, uid)
    const left = await leftOf(db, charge)
    if (left <= 0) throw unrefundable('Ce paiement est déjà remboursé.')
    const amount = asked ?? left
    if (amount > left) {
      throw invalid([violation('amount', `Il reste ${euros(left)} à rembourser sur ce paiement.`)])
    }
    // Each refund leaves less than the one before: what was left names it.
    const refund = { key: `staff:${uid}:${left}`, attemptUid: uid, purpose: 'staff' as const, amount, reason }
    await insertRefund(db, { ...refund, createdAt: now, tryAt: now })
    const person = await personOf(db, charge.subscriberUid)
    await writeLetter(platform, db, person, refundDecided(platform.config, amount, charge))
    return amount
  })
}
