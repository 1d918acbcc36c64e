import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/index.ts'
import type { Jobs } from '../jobs/index.ts'
import { type MailJobContext, sendMailJob } from './send-mail.ts'
import { mails } from './tables.ts'

/**
 * Sends a mail of the past once more, as another mail: its recipient's server must not take it for the first.
 * @returns false where there is none
 */
export async function resendMail(
  db: Database,
  jobs: Pick<Jobs<MailJobContext>, 'enqueue'>,
  uid: string,
): Promise<boolean> {
  const changed = await db
    .update(mails)
    .set({
      state: 'queued',
      error: null,
      sentAt: null,
      bounce: null,
      bouncedAt: null,
      resent: sql`${mails.resent} + 1`,
    })
    .where(eq(mails.uid, uid))
    .returning({ uid: mails.uid })
  if (changed.length === 0) return false
  await jobs.enqueue(db, sendMailJob, { uid })
  return true
}
