import type { LinkRenewal } from '../../../platform/mailer/index.ts'
import { decryptCode } from './gift-code.ts'
import { findGiftByMail } from './queries-gifts.ts'

/** Shows the same code in a resent letter, because the buyer may have passed it on; none once the code cannot be used. */
export const renewGiftCode: LinkRenewal = async (platform, db, _recipient, mailUid) => {
  const gift = await findGiftByMail(db, mailUid)
  return gift?.state === 'ready' && gift.codeEncrypted ? decryptCode(platform, gift.uid, gift.codeEncrypted) : undefined
}
