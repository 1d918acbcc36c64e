import type { BodyOf } from '../../../contracts/call.ts'
import type { startDeparture as startDepartureCall } from '../../../contracts/coaching/departure.ts'
import { messages } from '../../../contracts/messages.ts'
import { writeAudit } from '../../../platform/audit/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import { invalid, notFound, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { outdatedVersionError } from '../../../platform/staff/index.ts'
import { displayName, lockColleague } from '../../accounts/index.ts'
import { lockStaffTicket, type TicketRow, type TicketWriting } from '../../support/index.ts'
import { notifyMember, recordProposal } from '../transfers/propose-transfer.ts'
import { listOpenTransfers, lockOpenTransfer, settleTransfer } from '../transfers/queries-transfers.ts'
import { listDiscussionsToHandOn, listSuccessors } from './read-departure.ts'

type Leaving = TicketWriting & Pick<Platform, 'mailer'>
type Body = BodyOf<typeof startDepartureCall>

const unfit = () => invalid([violation('proposals', messages.choice)])

/** Ends an open proposal, which the owner replaces. */
async function replaceOpen(db: Database, ticketUid: string, now: Date): Promise<void> {
  const open = await lockOpenTransfer(db, ticketUid)
  if (open) await settleTransfer(db, open, open.expiresAt <= now ? 'expired' : 'withdrawn', now)
}

/** @throws 400 when a proposal repeats a discussion, or names one that cannot be handed on or a colleague who cannot take it over */
async function admitProposals(ports: Leaving, db: Database, coachUid: string, { proposals }: Body) {
  const open = new Set((await listDiscussionsToHandOn(db, coachUid)).map(({ uid }) => uid))
  const names = new Map(
    (await listSuccessors(ports, db, coachUid)).map(({ user }) => [user.uid, displayName(user)] as const),
  )
  const asked = new Set<string>()
  return proposals
    .map(({ discussion, coach }) => {
      const name = names.get(coach)
      if (name === undefined || !open.has(discussion) || asked.has(discussion)) throw unfit()
      asked.add(discussion)
      return { discussion, to: { uid: coach, name } }
    })
    .sort((one, other) => (one.discussion < other.discussion ? -1 : 1))
}

/**
 * Announces that a coach leaves: each member is asked whether a colleague may take over the discussion. Members of
 * several discussions get one mail. The discussion and its promised hour stay with the coach until the member agrees.
 * @throws 400, 404, 409
 */
export function startDeparture(
  ports: Leaving,
  db: Database,
  viewer: Viewer,
  { uid, ...body }: Body & { uid: string },
): Promise<void> {
  const now = ports.clock.now()
  return db.transaction(async (db) => {
    const user = await lockColleague(db, uid)
    if (!user) throw notFound()
    if (user.version !== body.version) throw outdatedVersionError()
    const asked = new Map<string, TicketRow>()
    for (const { discussion, to } of await admitProposals(ports, db, uid, body)) {
      const ticket = await lockStaffTicket(db, viewer, discussion)
      // The member may have left the coach since the list was loaded.
      if (ticket.assigneeUid !== uid) throw unfit()
      await replaceOpen(db, discussion, now)
      await recordProposal(ports, db, viewer, { ticket: { ...ticket, assigneeUid: uid }, to })
      if (!asked.has(ticket.ownerUid)) asked.set(ticket.ownerUid, ticket)
    }
    for (const ticket of asked.values()) await notifyMember(ports, db, ticket)
    const detail = { discussions: body.proposals.length }
    await writeAudit(db, ports.clock, { actor: viewer.uid, action: 'staff.announce-departure', target: uid, detail })
  })
}

export async function countWithoutSuccessor(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  coachUid: string,
): Promise<number> {
  const tickets = await listDiscussionsToHandOn(db, coachUid)
  const uids = tickets.map(({ uid }) => uid)
  return tickets.length - (await listOpenTransfers(db, uids, clock.now())).length
}
