import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { channelOf, cipherOf } from '../ticket-channel.ts'
import type { TicketRow } from '../tickets/queries-rows.ts'
import { type AttachmentSize, namePlace, readFile } from './attachment-files.ts'
import { findAttachment } from './queries-attachments.ts'

export interface ServedFile {
  bytes: Buffer
  name: string
  mimeType: string
}

export interface AttachmentRequest {
  ticket: Pick<TicketRow, 'uid' | 'type'>
  uid: string
  size: AttachmentSize
  /** the reader's uid as an author: a file that is not sent yet is visible to its uploader only */
  readerUid: string
  /** true if the reader may see notes */
  staff: boolean
}

const smallType = 'image/webp'

/**
 * A file of a ticket that the caller may read.
 * @throws 404 for a file of another ticket, another uploader's unsent file, or, unless for staff, a file of a note
 */
export async function readAttachment(
  platform: Pick<Platform, 'extensions' | 'keyring' | 'storage'>,
  db: Database,
  { ticket, uid, size, readerUid, staff }: AttachmentRequest,
): Promise<ServedFile> {
  const found = await findAttachment(db, ticket.uid, uid)
  if (!found) throw notFound()
  const { attachment, kind } = found
  const isReadable = kind === null ? attachment.uploaderUid === readerUid : staff || kind === 'message'
  if (!isReadable) throw notFound()
  const cipher = await cipherOf(platform, db, channelOf(platform, ticket.type), ticket.uid)
  const bytes = await readFile(platform, cipher, uid, size)
  if (!bytes) throw notFound()
  const name = cipher.decrypt(namePlace(uid), attachment.name)
  return { bytes, name, mimeType: size === 'small' ? smallType : attachment.mimeType }
}
