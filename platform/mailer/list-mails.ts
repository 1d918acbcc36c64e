import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { containsWords, type Database } from '../database/index.ts'
import { type Numbered, type NumberedQuery, numberedOrder, offsetOf } from '../paging/index.ts'
import { openLink } from './encrypted-link.ts'
import { mails } from './tables.ts'

const columns = {
  uid: mails.uid,
  kind: mails.kind,
  recipient: mails.recipient,
  subject: mails.subject,
  state: mails.state,
  attempts: mails.attempts,
  error: mails.error,
  bounce: mails.bounce,
  bouncedAt: mails.bouncedAt,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
}

export type MailHead = Pick<typeof mails.$inferSelect, keyof typeof columns>
export type WholeMail = MailHead & Pick<typeof mails.$inferSelect, 'html' | 'text'>

const sorts = {
  date: mails.createdAt,
  to: mails.recipient,
  state: mails.state,
  kind: mails.kind,
  uid: mails.uid,
}

export interface MailFilter {
  uid?: string[] | undefined
  state?: MailHead['state'][] | undefined
  kind?: string | undefined
  to?: string | undefined
}

function chosen({ uid, state, kind, to }: MailFilter, q: string | undefined): SQL | undefined {
  return and(
    uid && inArray(mails.uid, uid),
    state && inArray(mails.state, state),
    kind === undefined ? undefined : eq(mails.kind, kind),
    to === undefined ? undefined : eq(mails.recipient, to),
    q === undefined ? undefined : containsWords(mails.searched, q),
  )
}

/** Without their bodies, which may be long. */
export async function listMails(
  db: Database,
  query: NumberedQuery<keyof typeof sorts>,
  filter: MailFilter,
): Promise<Numbered<MailHead>> {
  const where = chosen(filter, query.q)
  const rows = await db
    .select(columns)
    .from(mails)
    .where(where)
    .orderBy(...numberedOrder(query, sorts, { sort: 'date', order: 'desc' }, mails.uid))
    .limit(query.perPage)
    .offset(offsetOf(query))
  return { rows, total: await db.$count(mails, where) }
}

/** With the secret of its link where it never left: there is nowhere else to read it. */
export async function findMail(db: Database, key: Uint8Array, uid: string): Promise<WholeMail | undefined> {
  const [mail] = await db
    .select({ ...columns, html: mails.html, text: mails.text, encryptedLink: mails.encryptedLink })
    .from(mails)
    .where(eq(mails.uid, uid))
  if (!mail) return undefined
  const { encryptedLink: _, ...whole } = mail.state === 'kept' ? openLink(key, mail) : mail
  return whole
}
