import { randomUUIDv7 } from 'node:crypto'
import { render } from '@react-email/render'
import type { ReactElement } from 'react'
import type { Clock } from '../clock/index.ts'
import type { Database } from '../database/index.ts'
import type { Jobs } from '../jobs/index.ts'
import { type MailJobContext, sendMailJob } from './send-mail.ts'
import { mails } from './tables.ts'

export interface Mail {
  to: string
  /** what kind of mail it is: `support.ticket-opened` */
  kind: string
  subject: string
  body: ReactElement
  headers?: Record<string, string>
  /** where its recipient is erased: it goes once delivered, or at that moment */
  forgetAt?: Date
}

export interface Mailer {
  /** Written in the caller's transaction, sent by a job after it commits. */
  write(db: Database, mail: Mail): Promise<string>
}

export function createMailer(jobs: Pick<Jobs<MailJobContext>, 'enqueue'>, clock: Clock): Mailer {
  return {
    async write(db, mail) {
      const uid = randomUUIDv7()
      const html = await render(mail.body)
      const text = await render(mail.body, { plainText: true })
      await db.insert(mails).values({
        uid,
        recipient: mail.to,
        subject: mail.subject,
        html,
        text,
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
