import type { LinkRenewal } from '../../../platform/mailer/index.ts'
import { decryptCode } from './gift-code.ts'
import { findGiftByMail } from './queries-gifts.ts'

/** For a letter that is resent: the same code, which may have been passed on already; none once it is of no use. */
export const showCodeAgain: LinkRenewal = async (platform, db, _recipient, mailUid) => {
  const gift = await findGiftByMail(db, mailUid)
  return gift?.state === 'ready' && gift.codeEncrypted ? decryptCode(platform, gift.uid, gift.codeEncrypted) : undefined
}
