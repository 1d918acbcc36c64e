import type { OriginalMail } from '../../../contracts/support/incoming-mail.ts'
import type { Database } from '../../../platform/database/index.ts'
import { forbidden, notFound } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { withoutSecrets } from '../../../platform/mailer/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { mayReadFreely } from '../policy.ts'
import { findEntry } from '../tickets/messages/queries-entries.ts'
import { findStaffTicket } from '../tickets/staff-access.ts'
import { findIncomingOf } from './queries-incoming.ts'

/**
 * The whole text of a mail whose message contains only the answer. The mail may quote one of ours: if `SMTP_URL` is set, the
 * secret of its link is masked, as in stored mails (decision 120).
 * @throws 403, 404 for a message that did not come by mail
 */
export async function readOriginal(
  { config }: Pick<Platform, 'config'>,
  db: Database,
  viewer: Viewer,
  { uid, message }: { uid: string; message: string },
): Promise<OriginalMail> {
  const ticket = await findStaffTicket(db, viewer, uid)
  if (!mayReadFreely(viewer, ticket)) throw forbidden()
  const entry = await findEntry(db, ticket.uid, message)
  const [mail] = entry ? await findIncomingOf(db, [entry.uid]) : []
  if (!entry || !mail) throw notFound('Ce message n’est pas venu par e-mail.')
  const content = mail.original ?? entry.content
  return {
    uid: entry.uid,
    date: mail.receivedAt.toISOString(),
    content: config.smtpUrl === undefined ? content : withoutSecrets(content),
    authentication: mail.authentication,
    attachments: mail.attachments,
  }
}
