import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Database } from '../database/index.ts'
import { mails } from './tables.ts'

/** Mails that wait for staff: they did not arrive, or their recipient reported them as unwanted. */
export const awaitsStaff = () =>
  and(or(inArray(mails.state, ['failed', 'bounced']), isNotNull(mails.complainedAt)), isNull(mails.settledAt))

/**
 * Marks a mail that waits for staff as settled.
 * @returns false if it did not wait, or was settled before
 */
export async function settleMail(db: Database, uid: string, now: Date): Promise<boolean> {
  const settled = await db
    .update(mails)
    .set({ settledAt: now })
    .where(and(eq(mails.uid, uid), awaitsStaff()))
    .returning({ uid: mails.uid })
  return settled.length > 0
}
