import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/index.ts'
import { mailboxes } from '../tables.ts'

export type MailboxRow = typeof mailboxes.$inferSelect

/** One process reads a mailbox at a time: its lock expires unless renewed. */
export async function lockMailbox(
  db: Database,
  { name, holder, now, until }: { name: string; holder: string; now: Date; until: Date },
): Promise<MailboxRow | undefined> {
  await db.insert(mailboxes).values({ name }).onConflictDoNothing()
  const free = or(isNull(mailboxes.lockedUntil), lt(mailboxes.lockedUntil, now), eq(mailboxes.holder, holder))
  const [row] = await db
    .update(mailboxes)
    .set({ holder, lockedUntil: until })
    .where(and(eq(mailboxes.name, name), free))
    .returning()
  return row
}

export async function releaseMailbox(db: Database, name: string, holder: string): Promise<void> {
  await db
    .update(mailboxes)
    .set({ holder: null, lockedUntil: null })
    .where(and(eq(mailboxes.name, name), eq(mailboxes.holder, holder)))
}

export async function saveMailboxPlace(db: Database, { name, uidValidity, lastUid }: MailboxRow): Promise<void> {
  await db.update(mailboxes).set({ uidValidity, lastUid }).where(eq(mailboxes.name, name))
}
