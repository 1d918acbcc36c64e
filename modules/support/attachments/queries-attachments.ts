import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { attachments, entries, heldMessages } from '../tables.ts'

export type AttachmentRow = typeof attachments.$inferSelect

export async function insertAttachment(db: Database, attachment: AttachmentRow): Promise<void> {
  await db.insert(attachments).values(attachment)
}

/** @throws when no announced file has that uid, or it was already claimed */
export async function claimAttachment(
  db: Database,
  uid: string,
  whose: Pick<AttachmentRow, 'ticketUid' | 'uploaderUid' | 'name'>,
): Promise<void> {
  const claimed = await db
    .update(attachments)
    .set(whose)
    .where(and(eq(attachments.uid, uid), isNull(attachments.uploaderUid)))
    .returning({ uid: attachments.uid })
  if (claimed.length === 0) throw new Error(`the file ${uid} was not announced, or is swept`)
}

/** Deletes announced files whose message was never stored. */
export async function deleteAnnouncedFiles(db: Database, uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return
  await db.delete(attachments).where(and(inArray(attachments.uid, [...uids]), isNull(attachments.uploaderUid)))
}

/** A file with the kind of its entry; null: not sent yet. */
export async function findAttachment(db: Database, ticketUid: string, uid: string) {
  const [found] = await db
    .select({ attachment: attachments, kind: entries.kind })
    .from(attachments)
    .leftJoin(entries, eq(entries.uid, attachments.entryUid))
    .where(and(eq(attachments.uid, uid), eq(attachments.ticketUid, ticketUid)))
  return found
}

/** The attachments of these messages, in order. */
export function listAttachments(db: Database, entryUids: readonly string[]): Promise<AttachmentRow[]> {
  if (entryUids.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(attachments)
    .where(inArray(attachments.entryUid, [...entryUids]))
    .orderBy(asc(attachments.place), asc(attachments.uid))
}

export interface UnsentFiles {
  ticketUid: string
  uploaderUid: string
  uids: readonly string[]
}

const unsentOf = ({ ticketUid, uploaderUid, uids }: UnsentFiles) =>
  and(
    inArray(attachments.uid, [...uids]),
    eq(attachments.ticketUid, ticketUid),
    eq(attachments.uploaderUid, uploaderUid),
    isNull(attachments.entryUid),
  )

/** @returns how many files were sent */
export async function sendAttachments(db: Database, entryUid: string, sending: UnsentFiles): Promise<number> {
  const uids = sql.join(
    sending.uids.map((uid) => sql`${uid}::uuid`),
    sql`, `,
  )
  const sent = await db
    .update(attachments)
    .set({ entryUid, place: sql`array_position(array[${uids}], ${attachments.uid})` })
    .where(unsentOf(sending))
    .returning({ uid: attachments.uid })
  return sent.length
}

export function listUnsentAttachments(db: Database, sending: UnsentFiles): Promise<AttachmentRow[]> {
  return db.select().from(attachments).where(unsentOf(sending))
}

/** The files of held answers, unordered. */
export async function listAttachmentsByUid(db: Database, uids: readonly string[]): Promise<AttachmentRow[]> {
  return uids.length === 0
    ? []
    : db
        .select()
        .from(attachments)
        .where(inArray(attachments.uid, [...uids]))
}

/** Detaches an unsent file, so that the sweep deletes it. @returns whether there was one */
export async function forgetUnsentAttachments(db: Database, sending: UnsentFiles): Promise<boolean> {
  const found = await db
    .update(attachments)
    .set({ ticketUid: null })
    .where(unsentOf(sending))
    .returning({ uid: attachments.uid })
  return found.length > 0
}

/** Bytes that this uploader has uploaded since `since`. */
export async function countUploadedAttachments(db: Database, uploaderUid: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${attachments.size}), 0)`.mapWith(Number) })
    .from(attachments)
    .where(and(eq(attachments.uploaderUid, uploaderUid), gt(attachments.createdAt, since)))
  return row?.bytes ?? 0
}

export interface AbandonedBefore {
  /** uploaded before then and not sent */
  unsentBefore: Date
  /** announced before then, and the message was never stored */
  announcedBefore: Date
}

/** Selects forgotten files, and files of erased tickets. Locks them until the transaction ends; other processes skip them. */
export function takeForgottenAttachments(
  db: Database,
  { unsentBefore, announcedBefore }: AbandonedBefore,
  limit: number,
): Promise<{ uid: string }[]> {
  const { ticketUid, entryUid, uploaderUid, createdAt } = attachments
  const isNotHeld = sql`not exists (select 1 from ${heldMessages} h where ${attachments.uid} = any(h.attachments))`
  const nobodys = or(isNotNull(uploaderUid), lt(createdAt, announcedBefore))
  return db
    .select({ uid: attachments.uid })
    .from(attachments)
    .where(or(and(isNull(ticketUid), nobodys), and(isNull(entryUid), lt(createdAt, unsentBefore), isNotHeld)))
    .limit(limit)
    .for('update', { skipLocked: true })
}

export async function deleteAttachments(db: Database, uids: readonly string[]): Promise<void> {
  if (uids.length > 0) await db.delete(attachments).where(inArray(attachments.uid, [...uids]))
}
