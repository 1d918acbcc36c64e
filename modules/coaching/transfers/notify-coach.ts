import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { mailOf } from '../../../platform/mailer/index.ts'
import { findUser } from '../../accounts/index.ts'
import { coachLeftMail, coachLeftSubject } from '../mails/coach-left.tsx'
import { transferDecidedMail, transferDecidedSubject } from '../mails/transfer-decided.tsx'
import { mayCoach } from '../policy.ts'

/**
 * Mails the former coach, unless that person no longer coaches.
 * @param count number of discussions that the coach lost
 */
export async function notifyFormerCoach(
  { config, mailer }: Pick<Platform, 'config' | 'mailer'>,
  db: Database,
  uid: string,
  count: number,
): Promise<void> {
  const coach = await findUser(db, uid)
  if (count === 0 || !coach || !mayCoach(coach)) return
  await mailer.write(db, {
    to: coach.email,
    subject: coachLeftSubject(count),
    ...mailOf(coachLeftMail, { count, href: `${config.publicUrl}/admin/tickets` }),
  })
}

/** Mails the coach who has the discussion after the decision, unless that account is erased. */
export async function notifyOfDecision(
  { config, mailer }: Pick<Platform, 'config' | 'mailer'>,
  db: Database,
  { uid, ticketUid, accepted }: { uid: string; ticketUid: string; accepted: boolean },
): Promise<void> {
  const coach = await findUser(db, uid)
  if (!coach) return
  await mailer.write(db, {
    to: coach.email,
    subject: transferDecidedSubject(accepted),
    ...mailOf(transferDecidedMail, { href: `${config.publicUrl}/admin/tickets/${ticketUid}`, accepted }),
  })
}
