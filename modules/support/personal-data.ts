import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import type { User } from '../accounts/index.ts'
import { namePlace, readFile } from './attachments/attachment-files.ts'
import { attachmentsOf, presentAttachment } from './attachments/present-attachments.ts'
import type { Cipher } from './cipher.ts'
import { deleteCoversOf } from './covers/queries-covers.ts'
import { deleteHours } from './hours/queries-hours.ts'
import { findSatisfaction } from './surveys/answer.ts'
import { channelOf, cipherOf } from './ticket-channel.ts'
import { type ExtrasOf, loadMessageExtras, type MessageExtras } from './tickets/messages/message-extras.ts'
import { listEntriesOf } from './tickets/messages/queries-entries.ts'
import { presentRefusedFiles } from './tickets/messages/refused-files.ts'
import { titlePlace } from './tickets/present.ts'
import type { EntryRow, TicketRow } from './tickets/queries-rows.ts'
import { listTicketsOfPerson } from './tickets/queries-tickets.ts'
import { eraseTickets } from './tickets/retention/erase-tickets.ts'

type Person = Pick<User, 'uid'>

interface Exported {
  entries: readonly EntryRow[]
  cipher: Cipher
  carried: ExtrasOf
  publicUrl: string
}

/** The URL where the member reads the file, signed in or with the mailed link. */
const addressOf = (publicUrl: string, ticket: TicketRow, uid: string): string =>
  `${publicUrl}/${ticket.type === 'contact' ? 'contact/tickets' : 'coaching'}/${ticket.uid}/attachments/${uid}`

/** Path of a file in the archive: unique by its uid, with a name that every file system accepts. */
const placeInArchive = (uid: string, name: string): string =>
  `fichiers/${uid}-${name.replace(/[^\p{L}\p{N}._ -]/gu, '_').slice(-100)}`

/** Articles that a coach offered, and when the member opened them; absent where there are none. */
const exportArticles = ({ articles }: MessageExtras, publicUrl: string) =>
  articles.length === 0
    ? {}
    : {
        articles: articles.map(({ article, readDateTime }) => ({
          title: article?.title ?? null,
          href: article && `${publicUrl}/article/${article.uid}`,
          readDateTime,
        })),
      }

const exportEntries = (ticket: TicketRow, kind: 'message' | 'note', exported: Exported) => {
  const { entries, cipher, carried, publicUrl } = exported
  return entries
    .filter((entry) => entry.kind === kind)
    .map((entry) => ({
      date: entry.createdAt.toISOString(),
      author: entry.authorName,
      staff: entry.staff,
      content: cipher.decrypt(entry.uid, entry.content),
      attachments: carried(entry.uid)
        .attachments.map((row) => presentAttachment(row, cipher))
        .map((file) => ({
          ...file,
          // Only staff may open a file of a note; the archive contains it all the same.
          ...(kind === 'message' ? { href: addressOf(publicUrl, ticket, file.uid) } : {}),
          file: placeInArchive(file.uid, file.name),
        })),
      ...exportArticles(carried(entry.uid), publicUrl),
      ...presentRefusedFiles(entry, cipher),
    }))
}

const ticketsOf = async (db: Database, { uid }: Person): Promise<TicketRow[]> => [
  ...(await listTicketsOfPerson(db, { type: 'contact', userUid: uid })),
  ...(await listTicketsOfPerson(db, { type: 'coaching', ownerUid: uid })),
]

async function exportTicket(
  platform: Pick<Platform, 'clock' | 'config' | 'extensions' | 'keyring'>,
  db: Database,
  ticket: TicketRow,
) {
  const channel = channelOf(platform, ticket.type)
  const cipher = await cipherOf(platform, db, channel, ticket.uid)
  const entries = await listEntriesOf(db, [ticket.uid])
  const carried = await loadMessageExtras(platform, db, { channel, cipher: () => cipher }, entries)
  const exported: Exported = { entries, cipher, carried, publicUrl: platform.config.publicUrl }
  return {
    uid: ticket.uid,
    type: ticket.type,
    title: cipher.decrypt(titlePlace, ticket.title),
    status: ticket.status,
    date: ticket.createdAt.toISOString(),
    satisfaction: await findSatisfaction(db, ticket.uid, cipher),
    messages: exportEntries(ticket, 'message', exported),
    /** internal notes of staff */
    notes: exportEntries(ticket, 'note', exported),
  }
}

/**
 * Exports the member's discussions and tickets, with the notes of staff; each is loaded when its function is called. A
 * ticket is the member's if they opened it while signed in, or from an address that they verified. Other tickets
 * stay out: nothing proves whose they are, and their mailed links still open them.
 */
export async function exportSupport(
  platform: Pick<Platform, 'clock' | 'config' | 'extensions' | 'keyring'>,
  db: Database,
  person: Person,
) {
  return (await ticketsOf(db, person)).map((ticket) => () => exportTicket(platform, db, ticket))
}

/** Yields the files of the member's conversations one at a time: together they may exceed the memory. */
export async function* exportFiles(
  platform: Pick<Platform, 'extensions' | 'keyring' | 'storage'>,
  db: Database,
  person: Person,
): AsyncGenerator<{ place: string; bytes: Buffer }> {
  for (const ticket of await ticketsOf(db, person)) {
    const cipher = await cipherOf(platform, db, channelOf(platform, ticket.type), ticket.uid)
    const entries = await listEntriesOf(db, [ticket.uid])
    const attachments = await attachmentsOf(db, entries)
    for (const row of entries.flatMap((entry) => attachments(entry.uid))) {
      const bytes = await readFile(platform, cipher, row.uid, 'whole')
      if (bytes) yield { place: placeInArchive(row.uid, cipher.decrypt(namePlace(row.uid), row.name)), bytes }
    }
  }
}

/**
 * Erases the member's discussions and tickets, with their keys and tokens; for staff, also their hours and covers.
 * Tickets written without signing in, from an address never verified, stay until retention erases them:
 * nothing proves that they are the member's.
 */
export async function eraseSupport(
  platform: Pick<Platform, 'extensions' | 'events'>,
  db: Database,
  { uid }: Person,
): Promise<void> {
  await eraseTickets(platform, db, await listTicketsOfPerson(db, { type: 'coaching', ownerUid: uid }))
  await eraseTickets(platform, db, await listTicketsOfPerson(db, { type: 'contact', userUid: uid }))
  await deleteHours(db, uid)
  await deleteCoversOf(db, uid)
}

/** Uids of the member's discussions, for the data that coaching stores about them. */
export async function listDiscussionUids(db: Database, ownerUid: string): Promise<string[]> {
  const discussions = await listTicketsOfPerson(db, { type: 'coaching', ownerUid })
  return discussions.map((discussion) => discussion.uid)
}
