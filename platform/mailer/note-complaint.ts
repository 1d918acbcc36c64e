import { eq } from 'drizzle-orm'
import type { Database } from '../database/index.ts'
import { mails } from './tables.ts'

/** The recipient of a mail reported it as unwanted: it waits for staff. @returns false where it is none of ours */
export async function noteComplaint(db: Database, uid: string, complainedAt: Date): Promise<boolean> {
  const noted = await db
    .update(mails)
    .set({ complainedAt, settledAt: null })
    .where(eq(mails.uid, uid))
    .returning({ uid: mails.uid })
  return noted.length > 0
}
