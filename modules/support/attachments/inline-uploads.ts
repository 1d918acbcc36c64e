import { randomUUIDv7 } from 'node:crypto'
import { messages } from '../../../contracts/messages.ts'
import { attachmentMaxBytes, maxAttachmentsPerMessage } from '../../../contracts/support/attachments.ts'
import type { Clock } from '../../../platform/clock/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import { AppError } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Cipher } from '../cipher.ts'
import { namePlace, type PreparedFile, prepareFile, putFile } from './attachment-files.ts'
import { claimAttachment, insertAttachment } from './queries-attachments.ts'

export interface GivenFile {
  name: string
  bytes: Uint8Array
}

/** A file sent together with its message, in one request or one mail. */
export interface InlineUpload extends PreparedFile {
  uid: string
  name: string
}

export interface RefusedFile {
  name: string
  /** bytes, as sent */
  size: number
  /** a sentence for the sender */
  reason: string
}

const mebibyte = 1024 * 1024

async function check(bytes: Uint8Array, place: number): Promise<PreparedFile | string> {
  if (place >= maxAttachmentsPerMessage) return messages.tooManyFiles(maxAttachmentsPerMessage)
  if (bytes.length > attachmentMaxBytes) return messages.fileTooLarge(attachmentMaxBytes / mebibyte)
  try {
    return await prepareFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return error.violations?.[0]?.message ?? error.message
  }
}

/** Checks files as for uploads, one after the other, because each is held in memory whole. */
export async function prepareInlineUploads(
  given: readonly GivenFile[],
): Promise<{ accepted: InlineUpload[]; refused: RefusedFile[] }> {
  const [accepted, refused]: [InlineUpload[], RefusedFile[]] = [[], []]
  for (const { name, bytes } of given) {
    const file = await check(bytes, accepted.length)
    if (typeof file === 'string') refused.push({ name, size: bytes.length, reason: file })
    else accepted.push({ ...file, uid: randomUUIDv7(), name: name.normalize('NFC') })
  }
  return { accepted, refused }
}

/**
 * Inserts the attachment rows before the transaction that stores their message. If a crash leaves a file, the sweep
 * finds its row and removes the file.
 */
export async function announceFiles(db: Database, clock: Clock, accepted: readonly InlineUpload[]): Promise<void> {
  for (const { uid, mimeType, bytes, width, height } of accepted) {
    const whose = { ticketUid: null, entryUid: null, uploaderUid: null, place: 0, name: '' }
    await insertAttachment(db, { uid, ...whose, mimeType, width, height, size: bytes.length, createdAt: clock.now() })
  }
}

export interface Claim {
  ticketUid: string
  /** the uploader's author uid in this channel, as stored with their messages */
  uploaderUid: string
  cipher: Cipher
}

/**
 * Stores announced files as the uploader's files of this ticket, in the transaction that sends them.
 * @returns their uids
 */
export async function storeFiles(
  platform: Pick<Platform, 'storage'>,
  db: Database,
  { ticketUid, uploaderUid, cipher }: Claim,
  accepted: readonly InlineUpload[],
): Promise<string[]> {
  for (const { uid, name, ...file } of accepted) {
    await putFile(platform, cipher, uid, file)
    await claimAttachment(db, uid, { ticketUid, uploaderUid, name: cipher.encrypt(namePlace(uid), name) })
  }
  return accepted.map(({ uid }) => uid)
}
