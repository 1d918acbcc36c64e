import type { Attachment } from '../../../contracts/support/attachments.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Cipher } from '../cipher.ts'
import type { EntryRow } from '../tickets/queries-rows.ts'
import { namePlace } from './attachment-files.ts'
import { type AttachmentRow, listAttachments } from './queries-attachments.ts'

export function presentAttachment(row: AttachmentRow, cipher: Cipher): Attachment {
  const { uid, mimeType, size, width, height } = row
  const sides = width !== null && height !== null ? { width, height } : {}
  return { uid, name: cipher.decrypt(namePlace(uid), row.name), mimeType, size, ...sides }
}

export type AttachmentsOf = (entryUid: string) => readonly AttachmentRow[]

/** The attachments by entry: one query, or none when no entry has attachments. */
export async function attachmentsOf(db: Database, entries: readonly EntryRow[]): Promise<AttachmentsOf> {
  const carrying = entries.filter(({ attachments }) => attachments > 0).map(({ uid }) => uid)
  const byEntry = Map.groupBy(await listAttachments(db, carrying), ({ entryUid }) => entryUid)
  return (entryUid) => byEntry.get(entryUid) ?? []
}
