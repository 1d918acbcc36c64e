import { randomUUIDv7 } from 'node:crypto'
import type { CoachChange } from '../../../contracts/coaching/coach-change.ts'
import { messages } from '../../../contracts/messages.ts'
import { writeAudit } from '../../../platform/audit/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, invalid, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { displayName, type User } from '../../accounts/index.ts'
import {
  endUnassigned,
  handOver,
  listDiscussionUids,
  lockOwnTicket,
  type Person,
  publishEphemeral,
  type TicketRow,
  type TicketWriting,
} from '../../support/index.ts'
import { coachingChannel } from '../coaching-channel.ts'
import { requireConsent } from '../open-discussion.ts'
import { requireOfferedCoach } from '../profiles/list-offered-coaches.ts'
import { notifyFormerCoach, notifyOfDecision } from './notify-coach.ts'
import { insertTransfer, lockOpenTransfer, settleTransfer } from './queries-transfers.ts'

type Changing = TicketWriting & Pick<Platform, 'mailer'>

/** @throws 400 when that coach may not be chosen, or is the one whom the member leaves */
async function chosenCoach(ports: Changing, db: Database, { from, coach }: CoachChange): Promise<User> {
  if (coach === from) throw invalid([violation('coach', messages.choice)])
  return requireOfferedCoach(ports, db, coach)
}

/**
 * Locks the member's discussions with that coach, in one order for all callers.
 * @throws 409 when the member did not choose for each discussion: an unseen one must neither move nor end
 */
async function lockChosen(db: Database, person: Person, { from, follow, keep }: CoachChange): Promise<TicketRow[]> {
  const chosen = new Set([...follow, ...keep])
  const uids = (await listDiscussionUids(db, person.ownerUid)).sort()
  const locked: TicketRow[] = []
  for (const uid of uids) locked.push(await lockOwnTicket(db, coachingChannel, person, uid))
  const theirs = locked.filter(({ assigneeUid }) => assigneeUid === from)
  const isWhole = theirs.length === chosen.size && theirs.every(({ uid }) => chosen.has(uid))
  const isTwice = follow.length + keep.length !== chosen.size
  if (!isWhole || isTwice)
    throw conflict([violation('follow', messages.discussionsChanged)], messages.discussionsChanged)
  return theirs
}

async function settleOpen(db: Database, ticketUid: string, now: Date): Promise<void> {
  const open = await lockOpenTransfer(db, ticketUid)
  if (open) await settleTransfer(db, open, 'withdrawn', now)
}

async function follow(platform: Changing, db: Database, person: Person, ticket: TicketRow, to: User): Promise<void> {
  const now = platform.clock.now()
  const from = { uid: ticket.assigneeUid ?? '', name: ticket.assigneeName ?? '' }
  const next = { uid: to.uid, name: displayName(to) }
  await insertTransfer(db, {
    uid: randomUUIDv7(),
    ticketUid: ticket.uid,
    proposedByUid: person.ownerUid,
    fromUid: from.uid,
    fromName: from.name,
    toUid: next.uid,
    toName: next.name,
    state: 'accepted',
    createdAt: now,
    expiresAt: now,
    decidedAt: now,
  })
  const text = `La personne a choisi de poursuivre avec ${next.name}, et que cet échange la suive.`
  await handOver(platform, db, ticket, { note: { author: { ...from, staff: true }, text }, to: next })
}

/**
 * A member leaves a coach for another one, and chooses which discussions the new coach will read. The other discussions
 * end without a coach: only the member can read them.
 * @throws 400, 404; 409 without consent, or if the discussions are not those that were shown
 */
export function changeCoach(
  platform: Changing,
  db: Database,
  person: Person,
  change: CoachChange,
): Promise<{ followed: string[]; kept: string[] }> {
  return db.transaction(async (db) => {
    const to = await chosenCoach(platform, db, change)
    if (change.follow.length > 0) await requireConsent(db, person)
    const follows = new Set(change.follow)
    for (const ticket of await lockChosen(db, person, change)) {
      await settleOpen(db, ticket.uid, platform.clock.now())
      if (follows.has(ticket.uid)) await follow(platform, db, person, ticket, to)
      else await endUnassigned(platform, db, ticket)
      const detail = {
        from: { coach: change.from },
        to: { coach: follows.has(ticket.uid) ? to.uid : null },
      }
      await writeAudit(db, platform.clock, {
        actor: person.ownerUid,
        action: 'tickets.change-coach',
        target: ticket.uid,
        detail,
      })
      await publishEphemeral(platform, db, ticket.uid, 'transfer')
    }
    const [first] = change.follow
    if (first) await notifyOfDecision(platform, db, { uid: to.uid, ticketUid: first, accepted: true })
    await notifyFormerCoach(platform, db, change.from, change.follow.length + change.keep.length)
    return { followed: change.follow, kept: change.keep }
  })
}
