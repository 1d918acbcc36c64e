import type { Database } from '../../platform/database/index.ts'
import { listMailsTo } from '../../platform/mailer/index.ts'
import type { User } from '../accounts/index.ts'

/** A mailed link gives access to the mailbox owner, not to a session holder, so exports leave it out. */
const maskTokens = (text: string): string => text.replace(/([?&](?:t|token)=)[^\s&]+/g, '$1…')

/**
 * Mails written to the account, also at its former addresses. The help desk writes to e-mail addresses, also before an account exists, and nothing
 * proves that the address is the account owner's: those mails are not exported.
 */
export async function exportMails(db: Database, user: User) {
  const mails = await listMailsTo(db, user, user.createdAt)
  return mails
    .filter(({ kind }) => !kind.startsWith('support.'))
    .map(({ text, ...mail }) => ({ ...mail, text: maskTokens(text) }))
}
