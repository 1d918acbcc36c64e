import { messages } from '../../../contracts/messages.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, notFound, violation } from '../../../platform/errors/index.ts'
import { statusAt } from '../policy.ts'
import type { Person, TicketChannel } from '../ticket-channel.ts'
import type { SeenTicket, TicketRow } from './queries-rows.ts'
import { findTicket, lockTicket } from './queries-tickets.ts'

const isOwnTicket = (ticket: TicketRow, channel: TicketChannel, person: Person) =>
  ticket.type === channel.type && ticket.ownerUid === person.ownerUid

/** @throws 404 when the ticket does not exist or belongs to another user */
export async function findOwnTicket(
  db: Database,
  channel: TicketChannel,
  person: Person,
  uid: string,
): Promise<SeenTicket> {
  const ticket = await findTicket(db, uid, person.ownerUid)
  if (!ticket || !isOwnTicket(ticket, channel, person)) throw notFound()
  return ticket
}

/** Like `findOwnTicket`, and locks the ticket until the caller's transaction ends. */
export async function lockOwnTicket(
  db: Database,
  channel: TicketChannel,
  person: Person,
  uid: string,
): Promise<TicketRow> {
  const ticket = await lockTicket(db, uid)
  if (!ticket || !isOwnTicket(ticket, channel, person)) throw notFound()
  return ticket
}

export const ticketLockedError = () => conflict([violation('status', messages.ticketLocked)], messages.ticketLocked)

/** @throws 409 when the ticket is locked */
export function refuseLockedTicket(ticket: TicketRow, now: Date): void {
  if (statusAt(ticket, now) === 'locked') throw ticketLockedError()
}
