import { randomUUIDv7 } from 'node:crypto'
import type { Attachment } from '../../../contracts/support/attachments.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { admitUpload } from '../throttle.ts'
import { channelOf, cipherOf } from '../ticket-channel.ts'
import type { TicketRow } from '../tickets/queries-rows.ts'
import { namePlace, prepareFile, putFile } from './attachment-files.ts'
import { presentAttachment } from './present-attachments.ts'
import { insertAttachment } from './queries-attachments.ts'

export interface NewAttachment {
  ticket: Pick<TicketRow, 'uid' | 'type'>
  /** the uploader's uid as an author in the channel */
  uploaderUid: string
  bytes: Buffer
  name: string
}

/**
 * Stores a file for a later message. The row is inserted first, so that the sweep finds a file left by a crash. The
 * caller has checked the permission.
 * @throws 400, 415, 429
 */
export async function uploadAttachment(
  platform: Pick<Platform, 'clock' | 'extensions' | 'keyring' | 'storage'>,
  db: Database,
  { ticket, uploaderUid, bytes, name }: NewAttachment,
): Promise<Attachment> {
  const { clock } = platform
  await admitUpload(db, clock, uploaderUid)
  const file = await prepareFile(bytes)
  const cipher = await cipherOf(platform, db, channelOf(platform, ticket.type), ticket.uid)
  const uid = randomUUIDv7()
  const { mimeType, width, height } = file
  const row = {
    uid,
    ticketUid: ticket.uid,
    entryUid: null,
    place: 0,
    uploaderUid,
    name: cipher.encrypt(namePlace(uid), name.normalize('NFC')),
    ...{ mimeType, width, height, size: file.bytes.length },
    createdAt: clock.now(),
  }
  await insertAttachment(db, row)
  await putFile(platform, cipher, uid, file)
  return presentAttachment(row, cipher)
}
