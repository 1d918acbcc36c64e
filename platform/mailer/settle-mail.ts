import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../database/index.ts'
import { mails } from './tables.ts'

/** States that wait for staff: to be resent, or settled. */
export const undelivered = ['failed', 'bounced'] as const

/**
 * Marks an undelivered mail as settled by staff.
 * @returns false if it was delivered, or settled before
 */
export async function settleMail(db: Database, uid: string, now: Date): Promise<boolean> {
  const waiting = and(eq(mails.uid, uid), inArray(mails.state, [...undelivered]), isNull(mails.settledAt))
  const settled = await db.update(mails).set({ settledAt: now }).where(waiting).returning({ uid: mails.uid })
  return settled.length > 0
}
