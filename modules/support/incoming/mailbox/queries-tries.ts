import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/index.ts'
import { mailTries } from '../tables.ts'

export type MailTry = typeof mailTries.$inferSelect

/** Counts another try of that mail. @returns the updated row */
export async function countMailTry(db: Database, row: Omit<MailTry, 'tries' | 'problem'>): Promise<MailTry> {
  const [counted] = await db
    .insert(mailTries)
    .values(row)
    .onConflictDoUpdate({ target: mailTries.key, set: { tries: sql`${mailTries.tries} + 1` } })
    .returning()
  return counted as MailTry
}

export async function setTryProblem(db: Database, uid: string, problem: MailTry['problem']): Promise<void> {
  await db.update(mailTries).set({ problem }).where(eq(mailTries.uid, uid))
}

export async function deleteTry(db: Database, uid: string): Promise<void> {
  await db.delete(mailTries).where(eq(mailTries.uid, uid))
}

/** Deletes a mail that was set aside. @returns false when there is none */
export async function deleteSetAsideMail(db: Database, uid: string): Promise<boolean> {
  const deleted = await db
    .delete(mailTries)
    .where(and(eq(mailTries.uid, uid), isNotNull(mailTries.problem)))
    .returning({ uid: mailTries.uid })
  return deleted.length > 0
}

export async function deleteTriesBefore(db: Database, before: Date): Promise<void> {
  await db.delete(mailTries).where(lt(mailTries.firstTriedAt, before))
}
