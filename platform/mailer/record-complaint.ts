import { eq } from 'drizzle-orm'
import type { Database } from '../database/index.ts'
import { mails } from './tables.ts'

/**
 * Records that the recipient of a mail reported it as unwanted; it then waits for staff.
 * @returns false if this site did not send it
 */
export async function recordComplaint(db: Database, uid: string, complainedAt: Date): Promise<boolean> {
  const noted = await db
    .update(mails)
    .set({ complainedAt, settledAt: null })
    .where(eq(mails.uid, uid))
    .returning({ uid: mails.uid })
  return noted.length > 0
}
