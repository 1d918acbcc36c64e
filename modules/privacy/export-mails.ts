import type { Database } from '../../platform/database/index.ts'
import { listMailsTo } from '../../platform/mailer/index.ts'
import type { User } from '../accounts/index.ts'

/** Masks the tokens of mailed links: these links are for the owner of the mailbox, but an export needs only a session. */
const maskTokens = (text: string): string => text.replace(/([?&](?:t|token)=)[^\s&]+/g, '$1…')

/**
 * Mails written to the account, also at its former addresses. Mails of the help desk are not exported: it writes to any address, also
 * before an account exists, and nothing proves that the address was the account owner's.
 */
export async function exportMails(db: Database, user: User) {
  const mails = await listMailsTo(db, user, user.createdAt)
  return mails
    .filter(({ kind }) => !kind.startsWith('support.'))
    .map(({ text, ...mail }) => ({ ...mail, text: maskTokens(text) }))
}
