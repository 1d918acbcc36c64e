import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { createElement } from 'react'
import { messages } from '../../contracts/messages.ts'
import type { NewTicket, TicketWithMessages } from '../../contracts/support.ts'
import type { Database } from '../../platform/database/index.ts'
import { invalid, violation } from '../../platform/errors/index.ts'
import type { Platform } from '../../platform/index.ts'
import { createAccessToken } from './access-tokens.ts'
import { TicketOpened, ticketOpenedSubject } from './mails/ticket-opened.tsx'
import { openTicket } from './open-ticket.ts'
import { saveContact } from './queries-contacts.ts'
import type { Room } from './room.ts'
import { admitOpening } from './throttle.ts'

/** @throws 400 where the visitor does not say who she is */
function identityOf({ email, name, coach }: NewTicket): { email: string; name: string } {
  const missing = (['email', 'name'] as const).filter((property) => ({ email, name })[property] === undefined)
  const problems = missing.map((property) => violation(property, messages.required, 'missing'))
  if (coach !== undefined) problems.push(violation('coach', messages.unknown))
  if (problems.length > 0 || email === undefined || name === undefined) throw invalid(problems)
  return { email, name }
}

/** A ticket of the help desk, opened by anyone; only the mailbox she named receives the link to it. */
export async function openContactTicket(
  platform: Platform,
  db: Database,
  room: Room,
  request: Pick<FastifyRequest, 'ip' | 'viewer'>,
  body: NewTicket,
): Promise<TicketWithMessages> {
  const { email, name } = identityOf(body)
  const { clock, config, mailer } = platform
  return db.transaction(async (db) => {
    await admitOpening(db, clock, request.ip, email)
    // Random, not by time: it must not tell a stranger when that e-mail first wrote.
    const contact = await saveContact(db, { uid: randomUUID(), email, createdAt: clock.now() })
    const ticket = await openTicket(platform, db, room, {
      person: { ownerUid: contact.uid, contactUid: contact.uid, name, email },
      title: body.title,
      message: body.message,
      ...(request.viewer?.identifier === email ? { userUid: request.viewer.uid } : {}),
    })
    const token = await createAccessToken(db, clock, contact.uid)
    const href = `${config.publicUrl}/contact/tickets/${ticket.uid}?t=${token}`
    await mailer.write(db, {
      to: email,
      kind: 'support.ticket-opened',
      subject: ticketOpenedSubject,
      body: createElement(TicketOpened, { name, href, answerBy: ticket.answerBy }),
    })
    return ticket
  })
}
