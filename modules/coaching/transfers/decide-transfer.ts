import type { Transfer } from '../../../contracts/coaching/transfers.ts'
import { messages } from '../../../contracts/messages.ts'
import { writeAudit } from '../../../platform/audit/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, notFound, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { findUser } from '../../accounts/index.ts'
import type { TicketWriting } from '../../support/index.ts'
import { handOver, lockOwnTicket, type Person, publishEphemeral, type TicketRow } from '../../support/index.ts'
import { coachingChannel } from '../coaching-channel.ts'
import { mayCoach } from '../policy.ts'
import { notifyFormerCoach, notifyOfDecision } from './notify-coach.ts'
import { isTransferExpired, presentTransfer } from './present-transfer.ts'
import { findTransfer, lockOpenTransfer, settleTransfer, type TransferRow } from './queries-transfers.ts'

interface Decision {
  uid: string
  transfer: string
  accepted: boolean
}

const nothingToDecide = () => conflict([violation('transfer', messages.transferOver)], messages.transferOver)

/** Tells whether the proposal has expired, the discussion has another coach, or the proposed user may no longer coach. */
async function isVoid(db: Database, ticket: TicketRow, row: TransferRow, now: Date): Promise<boolean> {
  const to = await findUser(db, row.toUid)
  return isTransferExpired(row, now) || ticket.assigneeUid !== row.fromUid || !to || !mayCoach(to)
}

/** @returns the open proposal that the member decides on. @throws 404, 409 when it is already decided */
async function lockAsked(db: Database, { uid, transfer }: Decision): Promise<TransferRow> {
  const asked = await findTransfer(db, transfer)
  if (asked?.ticketUid !== uid) throw notFound()
  const open = await lockOpenTransfer(db, uid)
  if (open?.uid !== transfer) throw nothingToDecide()
  return open
}

/**
 * Only the member decides. On acceptance the discussion is assigned to the proposed coach, and the former one loses
 * access.
 * @throws 404, 409 when the proposal is no longer open
 */
export function decideTransfer(
  platform: TicketWriting & Pick<Platform, 'mailer'>,
  db: Database,
  person: Person,
  decision: Decision,
): Promise<Transfer> {
  const { uid, accepted } = decision
  const now = platform.clock.now()
  return db.transaction(async (db) => {
    const ticket = await lockOwnTicket(db, coachingChannel, person, uid)
    const open = await lockAsked(db, decision)
    if (await isVoid(db, ticket, open, now)) throw nothingToDecide()
    const settled = await settleTransfer(db, open, accepted ? 'accepted' : 'refused', now)
    const note = accepted
      ? `Échange confié par ${open.fromName} à ${open.toName}, avec l’accord de la personne.`
      : `La personne préfère rester avec ${open.fromName}.`
    const from = { uid: open.fromUid, name: open.fromName, staff: true }
    await handOver(platform, db, ticket, {
      note: { author: from, text: note },
      to: accepted ? { uid: open.toUid, name: open.toName } : null,
    })
    const action = accepted ? 'tickets.accept-transfer' : 'tickets.refuse-transfer'
    const detail = { from: { coach: open.fromUid }, to: { coach: open.toUid } }
    await writeAudit(db, platform.clock, { actor: person.ownerUid, action, target: uid, detail })
    await notifyOfDecision(platform, db, { uid: accepted ? open.toUid : open.fromUid, ticketUid: uid, accepted })
    if (accepted) await notifyFormerCoach(platform, db, open.fromUid, 1)
    await publishEphemeral(platform, db, uid, 'transfer')
    return presentTransfer(settled, now)
  })
}
