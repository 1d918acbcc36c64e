import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { userColumns } from '../queries-users.ts'
import { emailChanges, emailLinks, users } from '../tables.ts'
import type { User } from '../user.ts'

type EmailLink = typeof emailLinks.$inferSelect
export type EmailChange = typeof emailChanges.$inferSelect

export async function insertEmailLink(db: Database, link: EmailLink): Promise<void> {
  await db.insert(emailLinks).values(link)
}

/** Condition for a link that exists and has not expired; used links are deleted. */
const isLive = (tokenHash: string, now: Date) => and(eq(emailLinks.tokenHash, tokenHash), gt(emailLinks.expiresAt, now))

export async function isEmailLinkLive(db: Database, tokenHash: string, now: Date): Promise<boolean> {
  const [link] = await db.select({ tokenHash: emailLinks.tokenHash }).from(emailLinks).where(isLive(tokenHash, now))
  return link !== undefined
}

/** @returns undefined if the link is unknown, expired or used */
export async function spendEmailLink(db: Database, tokenHash: string, now: Date): Promise<EmailLink | undefined> {
  const [link] = await db.delete(emailLinks).where(isLive(tokenHash, now)).returning()
  return link
}

export async function findEmailProof(db: Database, uid: string) {
  const [user] = await db
    .select({ email: users.email, provedAt: users.emailProvedAt })
    .from(users)
    .where(eq(users.uid, uid))
  return user
}

/** @returns false if the address was already proved */
export async function setEmailProved(db: Database, uid: string, email: string, provedAt: Date): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ emailProvedAt: provedAt })
    .where(and(eq(users.uid, uid), eq(users.email, email), isNull(users.emailProvedAt)))
    .returning({ uid: users.uid })
  return changed.length > 0
}

/** @returns the uid of the account that has proved that address */
export async function findUidByProvedEmail(db: Database, email: string): Promise<string | undefined> {
  const proved = and(eq(users.email, email), isNotNull(users.emailProvedAt))
  const [user] = await db.select({ uid: users.uid }).from(users).where(proved)
  return user?.uid
}

/** Replaces an earlier change and invalidates its links. Of two simultaneous changes, the later one wins. */
export async function saveEmailChange(db: Database, change: EmailChange): Promise<void> {
  await deleteEmailChange(db, change.userUid)
  await db.insert(emailChanges).values(change).onConflictDoUpdate({ target: emailChanges.userUid, set: change })
}

export async function deleteEmailChange(db: Database, userUid: string): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.userUid, userUid))
  await db.delete(emailLinks).where(and(eq(emailLinks.userUid, userUid), sql`${emailLinks.purpose} <> 'proof'`))
}

export async function findEmailChange(db: Database, userUid: string, now: Date): Promise<EmailChange | undefined> {
  const live = and(eq(emailChanges.userUid, userUid), gt(emailChanges.expiresAt, now))
  const [change] = await db.select().from(emailChanges).where(live)
  return change
}

/**
 * A link to the next address confirms that address only: of two changes requested at once, the links of both are live.
 * @returns the change after this confirmation. The update serialises links that are followed at the same moment
 */
export async function confirmEmailChange(
  db: Database,
  { userUid, email, purpose }: { userUid: string; email: string; purpose: 'current' | 'next' },
  now: Date,
): Promise<EmailChange | undefined> {
  const confirmed = purpose === 'current' ? { currentConfirmedAt: now } : { nextConfirmedAt: now }
  const live = and(eq(emailChanges.userUid, userUid), gt(emailChanges.expiresAt, now))
  const ofLink = purpose === 'next' ? eq(emailChanges.nextEmail, email) : undefined
  const [change] = await db.update(emailChanges).set(confirmed).where(and(live, ofLink)).returning()
  return change
}

export async function replaceEmail(db: Database, uid: string, email: string, now: Date): Promise<void> {
  const version = sql`${users.version} + 1`
  await db.update(users).set({ email, emailProvedAt: now, version }).where(eq(users.uid, uid))
}

/** The next address confirmed, and the current one confirmed or did not object in time. */
const isDue = (now: Date) => and(lte(emailChanges.currentConfirmedAt, now), isNotNull(emailChanges.nextConfirmedAt))

export async function findDueChanges(db: Database, now: Date, limit: number): Promise<EmailChange[]> {
  return db.select().from(emailChanges).where(isDue(now)).orderBy(asc(emailChanges.expiresAt)).limit(limit)
}

/** @returns undefined if the change was stopped, or another process claimed it */
export async function claimDueChange(db: Database, userUid: string, now: Date): Promise<EmailChange | undefined> {
  const claimed = and(eq(emailChanges.userUid, userUid), isDue(now))
  const [change] = await db.delete(emailChanges).where(claimed).returning()
  return change
}

export async function deleteExpiredEmailLinks(db: Database, now: Date): Promise<void> {
  const unconfirmed = or(isNull(emailChanges.currentConfirmedAt), isNull(emailChanges.nextConfirmedAt))
  await db.delete(emailLinks).where(lte(emailLinks.expiresAt, now))
  await db.delete(emailChanges).where(and(lte(emailChanges.expiresAt, now), unconfirmed))
}

/** Claims users who registered before that moment and got that many reminders: no other process mails them. */
export async function claimUnprovedUsers(
  db: Database,
  { reminders, before, limit }: { reminders: number; before: Date; limit: number },
): Promise<Pick<User, 'uid' | 'email'>[]> {
  const due = db
    .select({ uid: userColumns.uid })
    .from(users)
    .where(
      and(
        isNull(users.emailProvedAt),
        isNull(users.erasureDueAt),
        isNull(users.suspendedAt),
        eq(users.emailReminders, reminders),
        lte(users.createdAt, before),
      ),
    )
    .orderBy(asc(users.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(users)
    .set({ emailReminders: reminders + 1 })
    .where(sql`${users.uid} in ${due}`)
    .returning({ uid: users.uid, email: users.email })
}
