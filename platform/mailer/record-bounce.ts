import { eq } from 'drizzle-orm'
import type { Clock } from '../clock/index.ts'
import type { Database } from '../database/index.ts'
import type { Mailing } from './mailing.ts'
import { mails } from './tables.ts'

/** A server's report about a sent mail. `late` is not final: the server keeps trying. */
interface MailBounce {
  kind: 'hard' | 'soft' | 'late'
  detail: string
}

interface BounceContext {
  clock: Clock
  mailer: Pick<Mailing, 'refusedAddress'>
}

/** @returns the recipient of the bounced mail, or undefined if this site did not send it */
export async function recordBounce(
  { clock, mailer }: BounceContext,
  db: Database,
  uid: string,
  { kind, detail }: MailBounce,
): Promise<string | undefined> {
  const outcome = kind === 'late' ? {} : { state: 'bounced' as const, bounce: kind, bouncedAt: clock.now() }
  const [mail] = await db
    .update(mails)
    .set({ ...outcome, error: detail })
    .where(eq(mails.uid, uid))
    .returning({ recipient: mails.recipient })
  if (mail && kind === 'hard') for (const stop of mailer.refusedAddress) await stop(db, mail.recipient, clock.now())
  return mail?.recipient
}
