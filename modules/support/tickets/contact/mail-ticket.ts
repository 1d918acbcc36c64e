import { normalizeEmail } from '../../../../contracts/forms.ts'
import { splitTitle } from '../../../../contracts/text/titles.ts'
import type { Database } from '../../../../platform/database/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { type LinkRenewal, type Mail, mailOf } from '../../../../platform/mailer/index.ts'
import { findTimeZoneByEmail } from '../../../accounts/index.ts'
import { greetingName } from '../../incoming/parsing/sender-name.ts'
import { findUndeliverable } from '../../incoming/queries-incoming.ts'
import { recordTicketMail, threadHeaders } from '../../incoming/thread.ts'
import { ticketAnsweredMail, ticketAnsweredSubject } from '../../mails/ticket-answered.tsx'
import { ticketOpenedMail, ticketOpenedSubject } from '../../mails/ticket-opened.tsx'
import type { TicketRow } from '../queries-rows.ts'
import { createAccessToken } from './access-tokens.ts'
import { findContactWithTickets } from './queries-contacts.ts'

export type MailedTicket = Pick<TicketRow, 'uid' | 'ownerUid' | 'contactName' | 'contactEmail'>

/** Creates an access token, and returns a link to the ticket that contains it. */
async function linkTo(
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  db: Database,
  { uid, ownerUid }: MailedTicket,
): Promise<string> {
  return `${config.publicUrl}/contact/tickets/${uid}?t=${await createAccessToken(db, clock, ownerUid)}`
}

async function write(
  platform: Pick<Platform, 'clock' | 'config' | 'fingerprintKey' | 'mailer'>,
  db: Database,
  ticket: MailedTicket,
  mail: Pick<Mail, 'uid' | 'kind' | 'subject' | 'body' | 'link' | 'sendAt'>,
): Promise<void> {
  const to = ticket.contactEmail ?? ''
  const headers = await threadHeaders(platform, db, ticket, to)
  await recordTicketMail(platform, db, ticket.uid, await platform.mailer.write(db, { ...mail, to, headers }))
}

const nameIn = ({ contactName, contactEmail }: MailedTicket) => greetingName(contactName, contactEmail ?? '')

/** Tells whether users may answer mails about tickets by mail; these mails then say so. */
const isAnswerable = ({ config }: Pick<Platform, 'config'>): boolean => config.mailReplyTo !== undefined

export async function mailTicketOpened(
  platform: Pick<Platform, 'clock' | 'config' | 'fingerprintKey' | 'mailer'>,
  db: Database,
  { answerBy, byTeam = false, ...ticket }: MailedTicket & { answerBy?: string | null | undefined; byTeam?: boolean },
): Promise<void> {
  const href = await linkTo(platform, db, ticket)
  const timeZone = await findTimeZoneByEmail(db, normalizeEmail(ticket.contactEmail ?? ''))
  const props = { name: nameIn(ticket), href, answerBy, timeZone, answerable: isAnswerable(platform), byTeam }
  await write(platform, db, ticket, {
    subject: ticketOpenedSubject(byTeam),
    link: href,
    ...mailOf(ticketOpenedMail, props),
  })
}

/** Sends nothing to an address with a permanent delivery failure: staff see that failure in the ticket. */
export async function mailTicketAnswered(
  platform: Pick<Platform, 'clock' | 'config' | 'fingerprintKey' | 'mailer'>,
  db: Database,
  ticket: MailedTicket & { title: string },
  { uid, content, staffName, mailAt }: { uid: string; content: string; staffName: string; mailAt: Date | undefined },
): Promise<void> {
  if ((await findUndeliverable(db, [ticket.ownerUid])).size > 0) return
  const href = await linkTo(platform, db, ticket)
  const { title } = splitTitle(ticket.title)
  const props = { name: nameIn(ticket), staffName, title, content, href, answerable: isAnswerable(platform) }
  await write(platform, db, ticket, {
    uid,
    subject: ticketAnsweredSubject,
    link: href,
    ...mailOf(ticketAnsweredMail, props),
    sendAt: mailAt,
  })
}

/** Sending a mail again creates a new link, unless the tickets no longer exist. */
export const renewTicketLink: LinkRenewal = async ({ clock }, db, recipient) => {
  const contact = await findContactWithTickets(db, recipient)
  return contact && createAccessToken(db, clock, contact.uid)
}
