import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { staffMails } from '../../contracts/administration/staff-system.ts'
import { containsWords, type Database } from '../database/index.ts'
import type { Platform } from '../index.ts'
import { anyOf, equals, listSource } from '../staff/index.ts'
import { openLink } from './encrypted-link.ts'
import { awaitsStaff } from './settle-mail.ts'
import { mails } from './tables.ts'
import { withoutSecrets } from './without-secrets.ts'

const columns = {
  uid: mails.uid,
  kind: mails.kind,
  recipient: mails.recipient,
  formerUserUid: mails.formerUserUid,
  subject: mails.subject,
  state: mails.state,
  attempts: mails.attempts,
  error: mails.error,
  bounce: mails.bounce,
  bouncedAt: mails.bouncedAt,
  complainedAt: mails.complainedAt,
  settledAt: mails.settledAt,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
}

export type MailHead = Pick<typeof mails.$inferSelect, keyof typeof columns>
export type WholeMail = MailHead & Pick<typeof mails.$inferSelect, 'html' | 'text'>

/** Lists mails without their bodies, which may be long. */
export const listMails = listSource(staffMails.list, {
  table: mails,
  key: mails.uid,
  select: (db) => db.select(columns).from(mails).$dynamic(),
  sorts: {
    date: mails.createdAt,
    to: mails.recipient,
    subject: mails.subject,
    state: mails.state,
    kind: mails.kind,
    attempts: mails.attempts,
    sentDateTime: mails.sentAt,
    uid: mails.uid,
  },
  natural: { by: mails.createdAt, order: 'desc' },
  filters: {
    uid: anyOf(mails.uid),
    state: anyOf(mails.state),
    kind: equals(mails.kind),
    to: equals(mails.recipient),
    formerMember: equals(mails.formerUserUid),
    awaits: (what) => (what === 'staff' ? awaitsStaff() : and(isNotNull(mails.complainedAt), isNull(mails.settledAt))),
  },
  search: (q) => containsWords(mails.searched, q),
})

/**
 * Finds a mail. Without SMTP its text includes the secret of its link, because the mail can be read nowhere else. Otherwise only
 * the recipient has the secret, also for older mails (decision 120).
 * @param withSecrets false for readers who must never see secrets
 */
export async function findMail(
  { config, fingerprintKey }: Pick<Platform, 'config' | 'fingerprintKey'>,
  db: Database,
  uid: string,
  withSecrets = true,
): Promise<WholeMail | undefined> {
  const [mail] = await db
    .select({ ...columns, html: mails.html, text: mails.text, encryptedLink: mails.encryptedLink })
    .from(mails)
    .where(eq(mails.uid, uid))
  if (!mail) return undefined
  const leaves = config.smtpUrl !== undefined || !withSecrets
  const { encryptedLink: _, ...whole } = mail.state === 'kept' && !leaves ? openLink(fingerprintKey, mail) : mail
  return leaves ? { ...whole, html: withoutSecrets(whole.html), text: withoutSecrets(whole.text) } : whole
}
