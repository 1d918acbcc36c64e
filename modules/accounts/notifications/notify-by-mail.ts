import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { mailOf } from '../../../platform/mailer/index.ts'
import { noticeMail, noticeSubject } from '../mails/notice.tsx'
import type { Notice } from '../push/notify-by-push.ts'
import type { User } from '../user.ts'
import { wantsMail } from './choices.ts'

/** Mails a colleague what needs their attention, if they want such mails. */
export async function notifyByMail(
  { config, mailer }: Pick<Platform, 'config' | 'mailer'>,
  db: Database,
  person: Pick<User, 'uid' | 'email' | 'roles'>,
  { kind, path }: Omit<Notice, 'tag'>,
): Promise<void> {
  if (!(await wantsMail(db, person, kind))) return
  const mail = mailOf(noticeMail, { kind, href: `${config.publicUrl}${path}` })
  await mailer.write(db, { to: person.email, subject: noticeSubject(kind), ...mail })
}
