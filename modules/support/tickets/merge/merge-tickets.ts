import { messages } from '../../../../contracts/messages.ts'
import type { StaffTicket } from '../../../../contracts/support/staff-tickets.ts'
import { splitTitle } from '../../../../contracts/text/titles.ts'
import { writeAudit } from '../../../../platform/audit/index.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { conflict, forbidden, notFound, violation } from '../../../../platform/errors/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { plaintextCipher } from '../../cipher.ts'
import { worksIn } from '../../policy.ts'
import type { TicketWriting } from '../../ticket-platform.ts'
import { appendEntries, type NewEntry } from '../messages/append-entries.ts'
import { rebuildWords } from '../messages/queries-words.ts'
import { refuseLockedTicket } from '../own-ticket.ts'
import { presentOneForStaff } from '../present-for-staff.ts'
import type { TicketRow } from '../queries-rows.ts'
import { updateTicket } from '../queries-tickets.ts'
import { findStaffTicket, staffAuthor } from '../staff-access.ts'
import { lockBoth, moveAll } from './queries-merge.ts'

export interface Merging {
  uid: string
  into: string
  version: number
}

const unfit = () => conflict([violation('into', messages.mergeUnfit)], messages.mergeUnfit)

/** Discussions are never merged: each has its own encryption key and coach. @throws 403, 404, 409 */
async function lockFit(db: Database, viewer: Viewer, { uid, into, version }: Merging, now: Date) {
  const both = await lockBoth(db, [uid, into])
  const from = both.find((ticket) => ticket.uid === uid)
  const to = both.find((ticket) => ticket.uid === into)
  if (!from) throw notFound()
  if (!worksIn(viewer, from.type)) throw forbidden()
  if (from.version !== version) throw conflict([violation('version', messages.versionOutdated)])
  if (!to || from === to || from.type !== 'contact' || to.type !== 'contact') throw unfit()
  if (from.ownerUid !== to.ownerUid || from.mergedInto || to.mergedInto) throw unfit()
  refuseLockedTicket(from, now)
  refuseLockedTicket(to, now)
  return { from, to }
}

const earliest = (a: Date | null, b: Date | null) => (a && b ? (a < b ? a : b) : (a ?? b))
const latest = (a: Date | null, b: Date | null) => (a && b ? (a > b ? a : b) : (a ?? b))

/** The fields of the merged ticket: it waits for an answer if either ticket did. */
const wholeOf = (from: TicketRow, to: TicketRow, count: number): Partial<TicketRow> => ({
  sequence: Math.max(from.sequence, to.sequence) + count,
  personMessages: from.personMessages + to.personMessages,
  staffMessages: from.staffMessages + to.staffMessages,
  modifiedAt: latest(from.modifiedAt, to.modifiedAt) ?? to.modifiedAt,
  lastMessageAt: latest(from.lastMessageAt, to.lastMessageAt),
  waitingSince: earliest(from.waitingSince, to.waitingSince),
  answerDueAt: earliest(from.answerDueAt, to.answerDueAt),
  dueWarnedAt: null,
  tags: [...new Set([...from.tags, ...to.tags])].sort().slice(0, 20),
  version: to.version + 1,
})

const left = {
  personMessages: 0,
  staffMessages: 0,
  waitingSince: null,
  answerDueAt: null,
  assigneeUid: null,
  assigneeName: null,
}

/**
 * Merges two tickets that one user opened about one subject. Messages keep their dates and authors, and the link to the
 * merged ticket leads to the remaining one. @throws 403, 404, 409
 */
export function mergeTickets(
  platform: TicketWriting,
  db: Database,
  viewer: Viewer,
  merging: Merging,
): Promise<StaffTicket> {
  return db.transaction(async (db) => {
    const { from, to } = await lockFit(db, viewer, merging, platform.clock.now())
    const change = wholeOf(from, to, await moveAll(db, from, to))
    await rebuildWords(db, to.uid)
    await updateTicket(db, to.uid, change)
    const note: NewEntry = {
      kind: 'note',
      text: `Demande réunie ici\u00a0: ${splitTitle(from.title).title}`,
      author: await staffAuthor(db, viewer),
    }
    const theirTurn = change.waitingSince && (to.status === 'waiting' || to.status === 'closed')
    const reopened: NewEntry[] = theirTurn ? [{ kind: 'status', status: 'pending' }] : []
    await appendEntries(platform, db, {
      ticket: { ...to, ...change },
      cipher: plaintextCipher,
      drafts: [note, ...reopened],
    })
    const gone: NewEntry[] = [{ kind: 'status', status: 'locked' }]
    await appendEntries(platform, db, {
      ticket: from,
      cipher: plaintextCipher,
      drafts: gone,
      also: { ...left, mergedInto: to.uid },
    })
    const detail = { into: to.uid }
    await writeAudit(db, platform.clock, { actor: viewer.uid, action: 'tickets.merge', target: from.uid, detail })
    return presentOneForStaff(platform, db, viewer, await findStaffTicket(db, viewer, to.uid))
  })
}
