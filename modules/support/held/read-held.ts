import type { StaffMessage } from '../../../contracts/staff-tickets.ts'
import type { Database } from '../../../platform/database/index.ts'
import { presentAttachment } from '../attachments/present-attachments.ts'
import { type AttachmentRow, listByUid } from '../attachments/queries-attachments.ts'
import type { Cipher } from '../cipher.ts'
import { type HeldRow, listHeld } from './queries-held.ts'

/** @param files of its attachments */
export function presentHeld(row: HeldRow, cipher: Cipher, files: readonly AttachmentRow[]): StaffMessage {
  const attachments = row.attachments.flatMap((uid) => files.find((file) => file.uid === uid) ?? [])
  return {
    uid: row.uid,
    date: row.createdAt.toISOString(),
    content: cipher.decrypt(row.uid, row.content),
    contact: { uid: row.authorUid, name: row.authorName },
    staff: true,
    attachments: attachments.map((file) => presentAttachment(file, cipher)),
    internal: false,
    sendAt: row.sendAt.toISOString(),
    ...(row.problem === null ? {} : { problem: row.problem }),
  }
}

/** The answers of one ticket that wait for their time. */
export async function readHeld(db: Database, ticketUid: string, cipher: Cipher): Promise<StaffMessage[]> {
  const rows = await listHeld(db, ticketUid)
  const files = await listByUid(
    db,
    rows.flatMap(({ attachments }) => attachments),
  )
  return rows.map((row) => presentHeld(row, cipher, files))
}
