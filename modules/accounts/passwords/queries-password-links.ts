import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { passwordLinks } from '../tables.ts'

export async function insertPasswordLink(db: Database, link: typeof passwordLinks.$inferInsert): Promise<void> {
  await db.insert(passwordLinks).values(link)
}

export async function isPasswordLinkLive(db: Database, tokenHash: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ tokenHash: passwordLinks.tokenHash })
    .from(passwordLinks)
    .where(and(eq(passwordLinks.tokenHash, tokenHash), gt(passwordLinks.expiresAt, now)))
  return row !== undefined
}

/** @returns the owner's uid; undefined if the link is unknown, expired or used */
export async function spendPasswordLink(db: Database, tokenHash: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .delete(passwordLinks)
    .where(and(eq(passwordLinks.tokenHash, tokenHash), gt(passwordLinks.expiresAt, now)))
    .returning({ userUid: passwordLinks.userUid })
  return row?.userUid
}

export async function deletePasswordLinksOf(db: Database, userUid: string): Promise<void> {
  await db.delete(passwordLinks).where(eq(passwordLinks.userUid, userUid))
}

export async function deleteExpiredPasswordLinks(db: Database, now: Date): Promise<void> {
  await db.delete(passwordLinks).where(lte(passwordLinks.expiresAt, now))
}
