import type { Departure } from '../../../contracts/coaching/departure.ts'
import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { displayName, findUser } from '../../accounts/index.ts'
import { listOpenDiscussions, type TicketRow } from '../../support/index.ts'
import { coachingChannel } from '../coaching-channel.ts'
import {
  type CoachAvailability,
  isCoachOffered,
  isCoachShown,
  isFull,
  listCoachAvailability,
} from '../profiles/offered.ts'
import { listOpenTransfers } from '../transfers/queries-transfers.ts'

/** Open discussions of a coach, without those of members who withdrew consent: these cannot be asked. */
export async function listDiscussionsToHandOn(db: Database, coachUid: string): Promise<TicketRow[]> {
  const open = await listOpenDiscussions(db, coachUid)
  const withheld = await coachingChannel.withheldOwners(db, [...new Set(open.map(({ ownerUid }) => ownerUid))])
  return open.filter(({ ownerUid }) => !withheld.has(ownerUid))
}

/**
 * Coaches who could take over a colleague's discussions: those below their capacity first, then by fewest open
 * discussions. Full coaches are included because the owner may choose them.
 */
export async function listSuccessors(
  ports: Pick<Platform, 'config'>,
  db: Database,
  leavingUid: string,
): Promise<CoachAvailability[]> {
  const shown = (await listCoachAvailability(ports, db)).filter(
    (one) => isCoachShown(one) && one.user.uid !== leavingUid,
  )
  return shown.sort(
    (one, other) =>
      Number(isCoachOffered(other)) - Number(isCoachOffered(one)) || one.openDiscussions - other.openDiscussions,
  )
}

/**
 * Suggests a successor for one discussion after another: the coach with the fewest discussions who is not full.
 * @param proposed uids of coaches in the proposals already open for this departure
 * @returns a function that gives the next suggestion; null if every coach is full
 */
function suggestSuccessors(successors: readonly CoachAvailability[], proposed: readonly string[]): () => string | null {
  const given = Map.groupBy(proposed, (uid) => uid)
  const loads = successors.map(({ user, profile, openDiscussions }) => ({
    uid: user.uid,
    profile,
    count: openDiscussions + (given.get(user.uid)?.length ?? 0),
  }))
  return () => {
    const [first, ...others] = loads.filter(({ profile, count }) => !isFull(profile, count))
    if (!first) return null
    const next = others.reduce((least, one) => (one.count < least.count ? one : least), first)
    next.count += 1
    return next.uid
  }
}

/** @throws 404 when the account does not exist, or is no coach and has no open discussions */
export async function readDeparture(
  ports: Pick<Platform, 'clock' | 'config'>,
  db: Database,
  coachUid: string,
): Promise<Departure> {
  const user = await findUser(db, coachUid)
  const tickets = user ? await listDiscussionsToHandOn(db, coachUid) : []
  if (!user || (tickets.length === 0 && !user.roles.includes('coach'))) throw notFound()
  const uids = tickets.map(({ uid }) => uid)
  const open = new Map((await listOpenTransfers(db, uids, ports.clock.now())).map((row) => [row.ticketUid, row]))
  const successors = await listSuccessors(ports, db, coachUid)
  const suggest = suggestSuccessors(
    successors,
    [...open.values()].map(({ toUid }) => toUid),
  )
  return {
    coach: { uid: coachUid, name: displayName(user) },
    version: user.version,
    discussions: tickets.map((ticket) => {
      const transfer = open.get(ticket.uid)
      return {
        discussion: ticket.uid,
        contact: { uid: ticket.contactUid, name: ticket.contactName },
        date: ticket.createdAt.toISOString(),
        proposed: transfer ? { uid: transfer.toUid, name: transfer.toName } : null,
        suggested: transfer ? null : suggest(),
      }
    }),
    colleagues: successors.map(({ user, openDiscussions }) => ({
      uid: user.uid,
      name: displayName(user),
      openDiscussions,
    })),
  }
}
