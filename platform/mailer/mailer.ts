import { randomUUIDv7 } from 'node:crypto'
import { render } from '@react-email/render'
import type { ReactElement } from 'react'
import type { Clock } from '../clock/index.ts'
import type { Config } from '../config/index.ts'
import type { Database } from '../database/index.ts'
import type { Jobs } from '../jobs/index.ts'
import { readSetting } from '../settings/index.ts'
import { encryptLink } from './encrypted-link.ts'
import { type MailJobContext, sendMailJob } from './send-mail.ts'
import { withSiteName } from './site-name.tsx'
import { mails } from './tables.ts'

export interface Mail {
  to: string
  /** what kind of mail it is: `support.ticket-opened` */
  kind: string
  /** may contain the site's name */
  subject: string | ((siteName: string) => string)
  body: ReactElement
  /** the link whose secret gives access: stored encrypted, and only until the mail is sent */
  link?: string
  headers?: Record<string, string>
  /** where its recipient is erased: it goes once delivered, or at that moment */
  forgetAt?: Date
}

export interface Mailer {
  /** Written in the caller's transaction, sent by a job after it commits. */
  write(db: Database, mail: Mail): Promise<string>
}

export function createMailer(
  jobs: Pick<Jobs<MailJobContext>, 'enqueue'>,
  { clock, config, fingerprintKey }: { clock: Clock; config: Config; fingerprintKey: Uint8Array },
): Mailer {
  return {
    async write(db, mail) {
      const uid = randomUUIDv7()
      const siteName = await readSetting(db, config, 'site-name')
      const body = withSiteName(siteName, mail.body)
      const html = await render(body)
      const text = await render(body, { plainText: true })
      await db.insert(mails).values({
        uid,
        recipient: mail.to,
        subject: typeof mail.subject === 'string' ? mail.subject : mail.subject(siteName),
        ...encryptLink(fingerprintKey, uid, { html, text }, mail.link),
        kind: mail.kind,
        headers: mail.headers ? JSON.stringify(mail.headers) : null,
        state: 'queued',
        createdAt: clock.now(),
        forgetAt: mail.forgetAt,
      })
      await jobs.enqueue(db, sendMailJob, { uid })
      return uid
    },
  }
}
