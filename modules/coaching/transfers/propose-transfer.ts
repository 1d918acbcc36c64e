import { randomUUIDv7 } from 'node:crypto'
import type { Transfer } from '../../../contracts/coaching/transfers.ts'
import { messages } from '../../../contracts/messages.ts'
import { writeAudit } from '../../../platform/audit/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, invalid, notFound, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { mailOf } from '../../../platform/mailer/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { displayName, findUser, type User } from '../../accounts/index.ts'
import type { TicketWriting } from '../../support/index.ts'
import {
  addGeneratedNote,
  lockStaffTicket,
  publishEphemeral,
  refuseLockedTicket,
  requireMemberConsent,
  type TicketRow,
} from '../../support/index.ts'
import { transferProposedMail, transferProposedSubject } from '../mails/transfer-proposed.tsx'
import { mayCoach } from '../policy.ts'
import { isTransferExpired, presentTransfer } from './present-transfer.ts'
import { insertTransfer, lockOpenTransfer, settleTransfer, type TransferRow } from './queries-transfers.ts'

const dayMilliseconds = 86_400_000
/** Lifetime of a proposal: members may be absent. After it the coach has to propose again. */
const lifetimeMilliseconds = 14 * dayMilliseconds

/** @throws 400 when no coach has that uid, or it is the current coach */
async function nextCoach(db: Database, ticket: TicketRow, uid: string): Promise<User> {
  const user = await findUser(db, uid)
  if (!user || !mayCoach(user) || uid === ticket.assigneeUid) throw invalid([violation('coach', messages.choice)])
  return user
}

/** Mails the member that a proposal awaits their decision. */
export async function notifyMember(
  { config, mailer }: Pick<Platform, 'config' | 'mailer'>,
  db: Database,
  ticket: TicketRow,
): Promise<void> {
  const user = await findUser(db, ticket.ownerUid)
  if (!user) return
  const href = `${config.publicUrl}/coaching/${ticket.uid}`
  const mail = mailOf(transferProposedMail, { href })
  await mailer.write(db, { to: user.email, subject: transferProposedSubject, ...mail })
}

const openAlready = () => conflict([violation('coach', messages.transferOpen)], messages.transferOpen)

/** Unassigned discussions are claimed, not transferred. @throws 404 when it is not a discussion, 409 */
function refuseUnfit(ticket: TicketRow, now: Date): asserts ticket is TicketRow & { assigneeUid: string } {
  if (ticket.type !== 'coaching') throw notFound()
  refuseLockedTicket(ticket, now)
  if (ticket.assigneeUid === null) throw conflict([violation('assignee', messages.transferUnassigned)])
}

interface Proposal {
  ticket: TicketRow & { assigneeUid: string }
  to: { uid: string; name: string }
}

/** Records the proposal. The caller has locked the discussion, and mails the member. @throws 409 when a proposal is open */
export async function recordProposal(
  platform: TicketWriting,
  db: Database,
  viewer: Viewer,
  { ticket, to }: Proposal,
): Promise<TransferRow> {
  const { uid, assigneeUid, assigneeName } = ticket
  const now = platform.clock.now()
  const row: TransferRow = {
    uid: randomUUIDv7(),
    ticketUid: uid,
    proposedByUid: viewer.uid,
    fromUid: assigneeUid,
    fromName: assigneeName ?? '',
    toUid: to.uid,
    toName: to.name,
    state: 'proposed',
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMilliseconds),
    decidedAt: null,
  }
  if (!(await insertTransfer(db, row))) throw openAlready()
  const detail = { from: { coach: row.fromUid }, to: { coach: row.toUid } }
  await writeAudit(db, platform.clock, { actor: viewer.uid, action: 'tickets.propose-transfer', target: uid, detail })
  await addGeneratedNote(platform, db, viewer, ticket, `Proposition de confier cet échange à ${row.toName}.`)
  await publishEphemeral(platform, db, uid, 'transfer')
  return row
}

/**
 * The coach of a discussion, or the owner, proposes another coach. Nothing changes before the member agrees.
 * @throws 400, 403, 404, 409
 */
export function proposeTransfer(
  platform: TicketWriting & Pick<Platform, 'mailer'>,
  db: Database,
  viewer: Viewer,
  { uid, coach, version }: { uid: string; coach: string; version: number },
): Promise<Transfer> {
  const now = platform.clock.now()
  return db.transaction(async (db) => {
    const ticket = await lockStaffTicket(db, viewer, uid, version)
    refuseUnfit(ticket, now)
    await requireMemberConsent(platform, db, ticket)
    const to = await nextCoach(db, ticket, coach)
    const open = await lockOpenTransfer(db, uid)
    if (open && isTransferExpired(open, now)) await settleTransfer(db, open, 'expired', now)
    const row = await recordProposal(platform, db, viewer, { ticket, to: { uid: to.uid, name: displayName(to) } })
    await notifyMember(platform, db, ticket)
    return presentTransfer(row, now)
  })
}

/** @throws 403, 404, 409 when no proposal is open */
export function withdrawTransfer(
  platform: TicketWriting,
  db: Database,
  viewer: Viewer,
  uid: string,
): Promise<Transfer> {
  const now = platform.clock.now()
  return db.transaction(async (db) => {
    const ticket = await lockStaffTicket(db, viewer, uid)
    const open = await lockOpenTransfer(db, uid)
    if (!open || isTransferExpired(open, now))
      throw conflict([violation('transfer', messages.transferOver)], messages.transferOver)
    const settled = await settleTransfer(db, open, 'withdrawn', now)
    await writeAudit(db, platform.clock, { actor: viewer.uid, action: 'tickets.withdraw-transfer', target: uid })
    await addGeneratedNote(platform, db, viewer, ticket, 'La proposition est retirée.')
    await publishEphemeral(platform, db, uid, 'transfer')
    return presentTransfer(settled, now)
  })
}
