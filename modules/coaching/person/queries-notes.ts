import { and, asc, eq, gt, inArray, or } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { deleteDiscussionKeys } from '../queries.ts'
import { notes } from '../tables-notes.ts'

export type NotesRow = typeof notes.$inferSelect

export interface Pair {
  memberUid: string
  coachUid: string
}

export async function findNotes(db: Database, { memberUid, coachUid }: Pair): Promise<NotesRow | undefined> {
  const [row] = await db
    .select()
    .from(notes)
    .where(and(eq(notes.memberUid, memberUid), eq(notes.coachUid, coachUid)))
  return row
}

/** @returns false when there are notes already */
export async function insertNotes(db: Database, row: NotesRow): Promise<boolean> {
  const inserted = await db.insert(notes).values(row).onConflictDoNothing().returning({ uid: notes.uid })
  return inserted.length > 0
}

/** @returns false when the version is outdated */
export async function updateNotes(db: Database, { uid, content, version, modifiedAt }: NotesRow): Promise<boolean> {
  const updated = await db
    .update(notes)
    .set({ content, version, modifiedAt })
    .where(and(eq(notes.uid, uid), eq(notes.version, version - 1)))
    .returning({ uid: notes.uid })
  return updated.length > 0
}

const ofPerson = (uid: string) => or(eq(notes.memberUid, uid), eq(notes.coachUid, uid))

export const listNotesOf = (db: Database, uid: string): Promise<NotesRow[]> =>
  db.select().from(notes).where(ofPerson(uid)).orderBy(asc(notes.modifiedAt), asc(notes.uid))

export const listNotesAfter = (db: Database, after: string | null, limit: number): Promise<NotesRow[]> =>
  db
    .select()
    .from(notes)
    .where(after ? gt(notes.uid, after) : undefined)
    .orderBy(asc(notes.uid))
    .limit(limit)

export async function deleteNotes(db: Database, uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return
  await deleteDiscussionKeys(db, uids)
  await db.delete(notes).where(inArray(notes.uid, [...uids]))
}
