import type { QueryOf } from '../../../contracts/call.ts'
import type { listMails as listCall, Mail } from '../../../contracts/staff-system.ts'
import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { findMail, listMails as list, type MailHead, resendMail as resend } from '../../../platform/mailer/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { writeAudit } from '../../accounts/index.ts'
import { authorise } from '../policy.ts'

const present = ({ recipient, createdAt, sentAt, bouncedAt, ...mail }: MailHead): Mail => ({
  ...mail,
  to: recipient,
  date: createdAt.toISOString(),
  sentDateTime: sentAt?.toISOString() ?? null,
  bouncedDateTime: bouncedAt?.toISOString() ?? null,
})

const unknown = () => notFound('Ce courriel n’existe pas.')

export async function listMails(db: Database, viewer: Viewer, query: QueryOf<typeof listCall>) {
  authorise(viewer, 'mails')
  const { rows, total } = await list(db, query, query.filter ?? {})
  return { payload: rows.map(present), page: { total } }
}

/** With its body. @throws 404 */
export async function readMail(platform: Platform, db: Database, viewer: Viewer, uid: string): Promise<Mail> {
  authorise(viewer, 'mails')
  const mail = await findMail(db, platform.fingerprintKey, uid)
  if (!mail) throw unknown()
  return present(mail)
}

/** Pressed twice, it leaves once. @throws 404 */
export async function resendMail(
  platform: Platform,
  db: Database,
  viewer: Viewer,
  uid: string,
  reason: string | undefined,
): Promise<Mail> {
  authorise(viewer, 'mails')
  return db.transaction(async (db) => {
    const leaves = await resend(platform, db, uid)
    if (leaves === undefined) throw unknown()
    if (!leaves) return readMail(platform, db, viewer, uid)
    const detail = reason ? { reason } : {}
    await writeAudit(db, platform.clock, { actor: viewer.uid, action: 'mails.resend', target: uid, detail })
    return readMail(platform, db, viewer, uid)
  })
}
