import type { Database } from '../../platform/database/index.ts'
import { notFound } from '../../platform/errors/index.ts'
import type { Platform } from '../../platform/index.ts'
import { type AttachmentSize, namePlace, readFile } from './attachment-files.ts'
import { findAttachment } from './queries-attachments.ts'
import type { TicketRow } from './queries-rows.ts'
import { channelOf, cipherOf } from './ticket-channel.ts'

export interface ServedFile {
  bytes: Buffer
  name: string
  mimeType: string
}

export interface Reading {
  ticket: Pick<TicketRow, 'uid' | 'type'>
  uid: string
  size: AttachmentSize
  /** as whom she writes there: what is not sent yet is the uploader's alone */
  readerUid: string
  /** may she read notes? */
  staff: boolean
}

const smallType = 'image/webp'

/** The file of a ticket that she may read. @throws 404 for another's, another ticket's, and a note's */
export async function readAttachment(
  platform: Platform,
  db: Database,
  { ticket, uid, size, readerUid, staff }: Reading,
): Promise<ServedFile> {
  const found = await findAttachment(db, ticket.uid, uid)
  if (!found) throw notFound()
  const { attachment, kind } = found
  const hers = kind === null ? attachment.uploaderUid === readerUid : staff || kind === 'message'
  if (!hers) throw notFound()
  const cipher = await cipherOf(platform, db, channelOf(ticket.type), ticket.uid)
  const bytes = await readFile(platform, cipher, uid, size)
  if (!bytes) throw notFound()
  const name = cipher.decrypt(namePlace(uid), attachment.name)
  return { bytes, name, mimeType: size === 'small' ? smallType : attachment.mimeType }
}
