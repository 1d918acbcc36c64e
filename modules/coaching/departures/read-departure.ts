import type { Departure } from '../../../contracts/coaching/departure.ts'
import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { displayName, findUser, type User } from '../../accounts/index.ts'
import { listOpenDiscussions, type TicketRow } from '../../support/index.ts'
import { coachingChannel } from '../coaching-channel.ts'
import { coachStandings, isShown } from '../profiles/offered.ts'
import { listOpenTransfers } from '../transfers/queries-transfers.ts'

/** Discussions in which a member can be asked: one who withdrew consent is not. */
export async function listToHandOn(db: Database, coachUid: string): Promise<TicketRow[]> {
  const open = await listOpenDiscussions(db, coachUid)
  const withheld = await coachingChannel.withheldOwners(db, [...new Set(open.map(({ ownerUid }) => ownerUid))])
  return open.filter(({ ownerUid }) => !withheld.has(ownerUid))
}

/** Coaches who could go on with discussions of a colleague, the one with the fewest of their own first. */
export async function listSuccessors(
  ports: Pick<Platform, 'config'>,
  db: Database,
  leavingUid: string,
): Promise<{ user: User; openDiscussions: number }[]> {
  const shown = (await coachStandings(ports, db)).filter((one) => isShown(one) && one.user.uid !== leavingUid)
  return shown.sort((one, other) => one.openDiscussions - other.openDiscussions)
}

/** @throws 404 where no account has that uid, or one that neither is a coach nor has open discussions */
export async function readDeparture(
  ports: Pick<Platform, 'clock' | 'config'>,
  db: Database,
  coachUid: string,
): Promise<Departure> {
  const user = await findUser(db, coachUid)
  const tickets = user ? await listToHandOn(db, coachUid) : []
  if (!user || (tickets.length === 0 && !user.roles.includes('coach'))) throw notFound()
  const uids = tickets.map(({ uid }) => uid)
  const open = new Map((await listOpenTransfers(db, uids, ports.clock.now())).map((row) => [row.ticketUid, row]))
  const successors = await listSuccessors(ports, db, coachUid)
  return {
    coach: { uid: coachUid, name: displayName(user) },
    version: user.version,
    discussions: tickets.map((ticket, place) => {
      const transfer = open.get(ticket.uid)
      return {
        discussion: ticket.uid,
        contact: { uid: ticket.contactUid, name: ticket.contactName },
        date: ticket.createdAt.toISOString(),
        proposed: transfer ? { uid: transfer.toUid, name: transfer.toName } : null,
        suggested: successors[place % successors.length]?.user.uid ?? null,
      }
    }),
    colleagues: successors.map(({ user, openDiscussions }) => ({
      uid: user.uid,
      name: displayName(user),
      openDiscussions,
    })),
  }
}
