import type { Database } from '../../../platform/database/index.ts'
import { conflict, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { findRecipient, resendMail } from '../../../platform/mailer/index.ts'
import { frenchDay } from '../french.ts'
import { buyerOf } from './buyer.ts'
import { decryptCode } from './gift-code.ts'
import { findGiftAttempt, type GiftRow, lockGift } from './queries-gifts.ts'
import { mailCode } from './settle-gift.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'fingerprintKey' | 'jobs' | 'mailer'>

const refused = (message: string) => conflict([violation('state', message)])

/** @throws 409 where there is no code that can be used */
function requireCode({ state, expiresAt, codeEncrypted }: GiftRow, now: Date): string {
  if (state === 'redeemed') throw refused('Ce cadeau a été utilisé\u00a0: son code ne sert plus.')
  if (state === 'void') throw refused('Ce cadeau a été remboursé\u00a0: son code ne vaut plus.')
  if (state !== 'ready') throw refused('Ce cadeau n’est pas payé\u00a0: il n’a pas encore de code.')
  if (expiresAt && expiresAt <= now) throw refused(`Ce code a expiré le ${frenchDay(expiresAt)}.`)
  if (!codeEncrypted) throw refused('Les données de la personne qui offre ont été effacées, son code aussi.')
  return codeEncrypted
}

/**
 * Mails the same code to its buyer again, in the caller's transaction: the buyer may have passed it on.
 * @returns false if it was sent a moment ago
 * @throws 409, violation `state`
 */
export async function resendCode(platform: Ports, db: Database, giftUid: string): Promise<boolean> {
  const gift = await lockGift(db, giftUid)
  const encrypted = requireCode(gift, platform.clock.now())
  const attempt = await findGiftAttempt(db, gift.uid)
  const buyer = attempt && (await buyerOf(db, gift, attempt.subscriberUid))
  if (!buyer) throw refused('La personne qui offre n’a plus d’adresse ici\u00a0: ses données ont été effacées.')
  // Resend the first mail, so that its retention applies, but never to an address that the buyer no longer has.
  const { mailUid } = gift
  if (mailUid && (await findRecipient(db, mailUid)) === buyer.email) {
    return (await resendMail(platform, db, mailUid)) === true
  }
  await mailCode(platform, db, gift, attempt, decryptCode(platform, gift.uid, encrypted))
  return true
}
