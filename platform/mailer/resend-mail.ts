import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/index.ts'
import { conflict, violation } from '../errors/index.ts'
import type { Platform } from '../index.ts'
import { encryptSecret, hasLostLink } from './encrypted-link.ts'
import { sendMailJob } from './send-mail.ts'
import { mails } from './tables.ts'

type Resending = Pick<Platform, 'clock' | 'config' | 'fingerprintKey' | 'jobs' | 'mailer'>

/**
 * Keeps the mail's secret or creates a new one: the first is deleted once the mail is sent.
 * @throws 409 if the link cannot be renewed
 */
async function renewedLink(platform: Resending, db: Database, mail: typeof mails.$inferSelect): Promise<string | null> {
  if (!hasLostLink(mail)) return mail.encryptedLink
  const link = await platform.mailer.linkRenewals[mail.kind]?.(platform, db, mail.recipient, mail.uid)
  if (link) return encryptSecret(platform.fingerprintKey, mail.uid, link)
  throw conflict([violation('uid', 'Le lien de cet e-mail ne vaut plus, et il ne peut pas en être fait un autre.')])
}

/** A double click counts once; the mail can be resent again later. */
const onceMilliseconds = 10_000

/** The mail was resent a moment ago, or is about to be. */
const isUnderWay = ({ resent, state, sentAt }: typeof mails.$inferSelect, now: Date): boolean =>
  resent > 0 && (state === 'queued' || (sentAt !== null && now.getTime() - sentAt.getTime() < onceMilliseconds))

/**
 * Sends an earlier mail again as a new mail: the recipient's server must not take it for the first.
 * @returns false if it was sent a moment ago; undefined if it does not exist
 * @throws 409 its link cannot be renewed
 */
export async function resendMail(platform: Resending, db: Database, uid: string): Promise<boolean | undefined> {
  const [mail] = await db.select().from(mails).where(eq(mails.uid, uid)).for('update')
  if (!mail) return undefined
  if (isUnderWay(mail, platform.clock.now())) return false
  const encryptedLink = await renewedLink(platform, db, mail)
  const again = {
    state: 'queued',
    error: null,
    sentAt: null,
    bounce: null,
    bouncedAt: null,
    complainedAt: null,
    settledAt: null,
    encryptedLink,
  } as const
  await db
    .update(mails)
    .set({ ...again, resent: sql`${mails.resent} + 1` })
    .where(eq(mails.uid, uid))
  await platform.jobs.enqueue(db, sendMailJob, { uid })
  return true
}
