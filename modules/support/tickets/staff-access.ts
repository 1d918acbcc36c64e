import { messages } from '../../../contracts/messages.ts'
import { elideDe } from '../../../contracts/text/french-names.ts'
import type { Database } from '../../../platform/database/index.ts'
import { AppError, forbidden, notFound, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { displayName, findUser } from '../../accounts/index.ts'
import { withCoveredCoaches } from '../covers/covered.ts'
import { mayAnswer, mayRead, mayStillRead, worksIn } from '../policy.ts'
import { channelOf } from '../ticket-channel.ts'
import type { Author } from './messages/author.ts'
import type { SeenTicket, TicketRow } from './queries-rows.ts'
import { findTicket } from './queries-tickets.ts'

/** Author of the viewer's messages, with the name that the member sees. */
export async function staffAuthor(db: Database, viewer: Viewer): Promise<Author> {
  const user = await findUser(db, viewer.uid)
  return { uid: viewer.uid, name: displayName(user ?? { name: null, email: viewer.identifier }), staff: true }
}

const reasonWanted = () =>
  new AppError(403, 'forbidden', 'Cet échange est suivi par une autre coach. Dites pourquoi vous le lisez.', {
    violations: [violation('reason', 'Un motif est nécessaire. La personne concernée le verra.', 'missing')],
  })

/** @throws 404 if there is no such ticket, 403 if the viewer does not work in its channel */
export async function findStaffTicket(db: Database, viewer: Viewer, uid: string): Promise<SeenTicket> {
  const ticket = await findTicket(db, uid, viewer.uid)
  if (!ticket) throw notFound()
  if (!worksIn(viewer, ticket.type)) throw forbidden()
  return ticket
}

const withheld = () =>
  new AppError(403, 'forbidden', messages.consentWithdrawn, {
    violations: [violation('consent', messages.consentWithdrawn, 'missing')],
  })

const isWithheld = async (
  platform: Pick<Platform, 'extensions'>,
  db: Database,
  { type, ownerUid }: TicketRow,
): Promise<boolean> => (await channelOf(platform, type).withheldOwners(db, [ownerUid])).has(ownerUid)

/**
 * Refuses access when the member withdrew consent. Status and assignment may still change, so that staff can close the
 * discussion.
 * @throws 403
 */
export async function requireMemberConsent(
  platform: Pick<Platform, 'extensions'>,
  db: Database,
  ticket: TicketRow,
): Promise<void> {
  if (await isWithheld(platform, db, ticket)) throw withheld()
}

/** @throws 403 the viewer may not answer there, or the person withdrew consent */
export async function admitAnswer(
  platform: Pick<Platform, 'extensions'>,
  db: Database,
  viewer: Viewer,
  ticket: TicketRow,
): Promise<void> {
  if (!mayAnswer(viewer, ticket)) throw forbidden()
  await requireMemberConsent(platform, db, ticket)
}

const coverReason = ({ assigneeName }: TicketRow) => `Relais ${elideDe(assigneeName ?? 'votre coach')}`

/**
 * Admits the reader. When the discussion is another coach's, records the reading with its reason, which the member will
 * see.
 * @throws 403
 */
export async function admitReading(
  platform: Pick<Platform, 'clock' | 'extensions' | 'keyring'>,
  db: Database,
  viewer: Viewer,
  ticket: TicketRow,
  reason: string | undefined,
): Promise<void> {
  const right = mayRead(viewer, ticket)
  if (right === 'no') throw forbidden()
  await requireMemberConsent(platform, db, ticket)
  if (right === 'yes') return
  const recorded = right === 'as-cover' ? coverReason(ticket) : reason
  if (recorded === undefined) throw reasonWanted()
  const { uid, name } = await staffAuthor(db, viewer)
  await db.transaction((db) =>
    channelOf(platform, ticket.type).recordReading(platform, db, {
      ticketUid: ticket.uid,
      staff: { uid, name },
      reason: recorded,
    }),
  )
}

/** Rechecks access of an open stream: the ticket may have another coach now, or the person withdrew consent. */
export async function mayStillFollow(
  platform: Pick<Platform, 'clock' | 'extensions'>,
  db: Database,
  viewer: Viewer,
  { uid, reason }: { uid: string; reason: string | undefined },
): Promise<boolean> {
  const ticket = await findTicket(db, uid, viewer.uid)
  if (!ticket || !mayStillRead(await withCoveredCoaches(platform, db, viewer), ticket, reason)) return false
  return !(await isWithheld(platform, db, ticket))
}
