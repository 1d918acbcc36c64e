import { z } from 'zod'
import type { OpenedPlatform } from '../../platform/index.ts'
import { defineJob } from '../../platform/jobs/index.ts'
import { mailOf } from '../../platform/mailer/index.ts'
import { greetingName } from './incoming/parsing/sender-name.ts'
import { markUndeliverable } from './incoming/queries-incoming.ts'
import { ticketsLinkMail, ticketsLinkSubject } from './mails/tickets-link.tsx'
import { createAccessToken } from './tickets/contact/access-tokens.ts'
import { findContactWithTickets } from './tickets/contact/queries-contacts.ts'

/** The job, not the call, looks up whether the e-mail address has tickets: neither the response nor its time reveals it. */
export const sendLinkJob = defineJob({
  name: 'support.send-link',
  payload: z.object({ email: z.string() }),
  async handle(platform: OpenedPlatform, { email }) {
    const { db, clock, config, mailer } = platform
    await db.transaction(async (db) => {
      const contact = await findContactWithTickets(db, email)
      if (!contact) return
      await markUndeliverable(db, email, null)
      const token = await createAccessToken(db, clock, contact.uid)
      const href = `${config.publicUrl}/contact/tickets?t=${token}`
      await mailer.write(db, {
        to: email,
        subject: ticketsLinkSubject,
        link: href,
        ...mailOf(ticketsLinkMail, { name: greetingName(contact.name, email), href }),
      })
    })
  },
})
