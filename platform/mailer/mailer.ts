import { randomUUIDv7 } from 'node:crypto'
import type { Clock } from '../clock/index.ts'
import type { Config } from '../config/index.ts'
import type { Database } from '../database/index.ts'
import type { Jobs } from '../jobs/index.ts'
import { readSetting, siteName } from '../settings/index.ts'
import { hideSecret, secretOfLink } from './encrypted-link.ts'
import type { Mailing } from './mailing.ts'
import { type MailJobContext, sendMailJob } from './send-mail.ts'
import { mails } from './tables.ts'
import type { MailBody, MailSubject, Words } from './template.ts'

export interface Mail {
  /** by which the writer can withdraw the mail; default: a new one */
  uid?: string
  to: string
  /** account that owns a mail to another address than its own: the mail is exported and erased with the account */
  ownerUid?: string | undefined
  /** kind of mail: `support.ticket-opened` */
  kind: string
  subject: MailSubject
  /** rendered words, or a template for the sending job: a failing template then does not fail the transaction */
  body: MailBody | Words
  /** the link whose secret gives access: stored encrypted, and only until the mail is sent */
  link?: string
  /** a code that gives access, instead of a link: stored like a link's secret */
  code?: string
  headers?: Record<string, string>
  /** not before this moment; until then it can be withdrawn */
  sendAt?: Date | undefined
  /** for an erased recipient: the mail is deleted after delivery, or at that moment */
  forgetAt?: Date
}

export interface Mailer extends Mailing {
  /** Stores a mail in the caller's transaction; a job sends it after the commit. */
  write(db: Database, mail: Mail): Promise<string>
}

type Content = Pick<typeof mails.$inferInsert, 'html' | 'text' | 'template' | 'props' | 'encryptedLink'>

function contentOf(key: Uint8Array, uid: string, { body, link, code }: Mail): Content {
  if ('html' in body) return body
  const { text: props, encryptedLink } = hideSecret(
    key,
    uid,
    JSON.stringify(body.props),
    code ?? (link && secretOfLink(link)),
  )
  return { html: '', text: '', template: body.template, props, encryptedLink }
}

export function createMailer(
  jobs: Pick<Jobs<MailJobContext>, 'enqueue'>,
  { clock, config, fingerprintKey }: { clock: Clock; config: Config; fingerprintKey: Uint8Array },
  mailing: Mailing,
): Mailer {
  return {
    ...mailing,
    async write(db, mail) {
      const { subject, uid = randomUUIDv7() } = mail
      await db.insert(mails).values({
        uid,
        recipient: mail.to,
        formerUserUid: mail.ownerUid,
        subject: typeof subject === 'string' ? subject : subject(await readSetting(db, config, siteName)),
        ...contentOf(fingerprintKey, uid, mail),
        kind: mail.kind,
        headers: mail.headers ? JSON.stringify(mail.headers) : null,
        state: 'queued',
        createdAt: clock.now(),
        forgetAt: mail.forgetAt,
      })
      await jobs.enqueue(db, sendMailJob, { uid }, mail.sendAt && { startAfter: mail.sendAt })
      return uid
    },
  }
}
