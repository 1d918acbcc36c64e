import { randomUUIDv7 } from 'node:crypto'
import { messages } from '../../../../contracts/messages.ts'
import type { RefusedFiles } from '../../../../contracts/support/attachments.ts'
import type { TicketStatus } from '../../../../contracts/support/support.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { invalid, violation } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { sendAttachments } from '../../attachments/queries-attachments.ts'
import type { Cipher } from '../../cipher.ts'
import { answerClock } from '../../hours/answer-clock.ts'
import { offerArticles } from '../../offered/offered-articles.ts'
import { notifyPresence } from '../../streaming/presence.ts'
import type { EntryRow, TicketRow } from '../queries-rows.ts'
import { updateTicket } from '../queries-tickets.ts'
import type { Author } from './author.ts'
import { insertEntries } from './queries-entries.ts'
import { addWords } from './queries-words.ts'
import { refusedFilesPlace } from './refused-files.ts'

export type NewEntry =
  | {
      kind: 'message' | 'note'
      text: string
      author: Author
      attachments?: readonly string[] | undefined
      /** files of its mail that were not accepted */
      refusedFiles?: RefusedFiles | null | undefined
      /** already checked by the caller */
      articles?: readonly string[] | undefined
      /** uid that the entry had before it was sent */
      uid?: string | undefined
    }
  | { kind: 'status'; status: TicketStatus }

/** Topic of every change to a ticket, also without an entry. `writer`: uid of the member of staff who wrote; null: none. */
export const entriesTopic = 'support.entries'
/** The assignee changed: streams that may no longer follow the ticket end. `was`: the previous assignee. */
export const accessTopic = 'support.access'

function momentsOf(status: TicketStatus, ticket: Pick<TicketRow, 'closedAt'>, at: Date) {
  if (status === 'closed') return { closedAt: at, lockedAt: null }
  if (status === 'locked') return { closedAt: ticket.closedAt ?? at, lockedAt: at }
  return { closedAt: null, lockedAt: null }
}

function toEntry(draft: NewEntry, ticketUid: string, sequence: number, cipher: Cipher, createdAt: Date): EntryRow {
  const uid = (draft.kind === 'status' ? undefined : draft.uid) ?? randomUUIDv7()
  const head = { uid, ticketUid, sequence, kind: draft.kind, createdAt }
  if (draft.kind === 'status') {
    const noAuthor = { authorUid: null, authorName: null, staff: false }
    return { ...head, ...noAuthor, content: draft.status, attachments: 0, articles: 0, refusedFiles: null }
  }
  const { author, text } = draft
  const refusedFiles = draft.refusedFiles
    ? cipher.encrypt(refusedFilesPlace(head.uid), JSON.stringify(draft.refusedFiles))
    : null
  const content = cipher.encrypt(head.uid, text)
  const counts = { attachments: draft.attachments?.length ?? 0, articles: draft.articles?.length ?? 0 }
  return {
    ...head,
    content,
    authorUid: author.uid,
    authorName: author.name,
    staff: author.staff,
    refusedFiles,
    ...counts,
  }
}

const countOf = (rows: EntryRow[], staff: boolean) =>
  rows.filter((row) => row.kind === 'message' && row.staff === staff).length

/** Tells whether the user wrote, or the ticket was closed or locked. */
const endsSnooze = (rows: readonly EntryRow[], status: TicketStatus | undefined): boolean =>
  rows.some((row) => row.kind === 'message' && !row.staff) || status === 'closed' || status === 'locked'

function changeOf(ticket: TicketRow, drafts: readonly NewEntry[], rows: EntryRow[], at: Date): Partial<TicketRow> {
  const status = drafts.findLast((draft) => draft.kind === 'status')?.status
  return {
    sequence: ticket.sequence + rows.length,
    personMessages: ticket.personMessages + countOf(rows, false),
    staffMessages: ticket.staffMessages + countOf(rows, true),
    // A note must not change anything that the user sees.
    ...(rows.some((row) => row.kind !== 'note') ? { modifiedAt: at } : {}),
    ...(rows.some((row) => row.kind === 'message') ? { lastMessageAt: at } : {}),
    ...(ticket.snoozedUntil && endsSnooze(rows, status) ? { snoozedUntil: null } : {}),
    ...(status ? { status, ...momentsOf(status, ticket, at) } : {}),
  }
}

/** @throws 400 for a file that the author did not upload to that ticket, or has already sent */
async function attach(db: Database, ticketUid: string, drafts: readonly NewEntry[], rows: readonly EntryRow[]) {
  for (const [index, draft] of drafts.entries()) {
    const entry = rows[index]
    if (draft.kind === 'status' || !entry || !draft.attachments?.length) continue
    const uids = [...new Set(draft.attachments)]
    const sent = await sendAttachments(db, entry.uid, { ticketUid, uploaderUid: draft.author.uid, uids })
    if (sent !== draft.attachments.length) throw invalid([violation('attachments', messages.attachmentUnknown)])
  }
}

async function offer(
  db: Database,
  cipher: Cipher,
  drafts: readonly NewEntry[],
  rows: readonly EntryRow[],
): Promise<void> {
  for (const [index, draft] of drafts.entries()) {
    const entry = rows[index]
    if (draft.kind === 'message' && entry) await offerArticles(db, cipher, entry.uid, draft.articles ?? [])
  }
}

/** Texts of discussions are encrypted: no index may hold their words. */
async function learnWords(db: Database, ticket: TicketRow, rows: readonly EntryRow[]): Promise<void> {
  const texts = rows.filter(({ kind }) => kind !== 'status').map(({ content }) => content)
  if (ticket.type === 'contact' && texts.length > 0) await addWords(db, ticket.uid, [ticket.title, ...texts])
}

/** Ends the former coach's presence: that coach can no longer end it, and the next coach would see it. */
async function endFormer(platform: Pick<Platform, 'clock' | 'events'>, db: Database, ticket: TicketRow): Promise<void> {
  const { uid, assigneeUid, assigneeName } = ticket
  if (assigneeUid === null) return
  await notifyPresence(platform, db, uid, { uid: assigneeUid, name: assigneeName ?? '', staff: true }, 'left')
}

/**
 * Adds entries to a ticket that the caller's transaction has locked. Entries are numbered without a gap, the ticket is
 * updated, and listeners are notified when the transaction commits.
 * @param also further fields of the ticket to change
 */
export async function appendEntries(
  platform: Pick<Platform, 'clock' | 'config' | 'events'>,
  db: Database,
  {
    ticket,
    cipher,
    drafts,
    also = {},
  }: { ticket: TicketRow; cipher: Cipher; drafts: NewEntry[]; also?: Partial<TicketRow> },
): Promise<{ ticket: TicketRow; entries: EntryRow[] }> {
  // Another process's clock may be ahead; dates must still follow the order of the entries.
  const at = new Date(Math.max(platform.clock.now().getTime(), ticket.modifiedAt.getTime()))
  const rows = drafts.map((draft, index) => toEntry(draft, ticket.uid, ticket.sequence + index + 1, cipher, at))
  const moved = { ...changeOf(ticket, drafts, rows, at), ...also }
  const change = { ...moved, ...(await answerClock(platform, db, { ticket, moved, rows, at })) }
  const decided = ['status', 'assigneeUid', 'tags', 'snoozedUntil'].some((name) => name in change)
  if (decided) change.version = ticket.version + 1
  await insertEntries(db, rows)
  await learnWords(db, ticket, rows)
  await attach(db, ticket.uid, drafts, rows)
  await offer(db, cipher, drafts, rows)
  await updateTicket(db, ticket.uid, change)
  const writer = rows.findLast((row) => row.staff)?.authorUid ?? null
  if (rows.length > 0 || decided) await platform.events.publish(db, entriesTopic, { ticket: ticket.uid, writer })
  if ('assigneeUid' in change) {
    await platform.events.publish(db, accessTopic, { ticket: ticket.uid, was: ticket.assigneeUid })
    if (ticket.type === 'coaching') await endFormer(platform, db, ticket)
  }
  return { ticket: { ...ticket, ...change }, entries: rows }
}
