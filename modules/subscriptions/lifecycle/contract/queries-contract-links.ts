import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/index.ts'
import { contractLinks } from '../../tables-contract-links.ts'

export type ContractLinkRow = typeof contractLinks.$inferSelect

export async function insertContractLink(db: Database, link: ContractLinkRow): Promise<void> {
  await db.insert(contractLinks).values(link)
}

export async function findContractLink(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<ContractLinkRow | undefined> {
  const [row] = await db
    .select()
    .from(contractLinks)
    .where(and(eq(contractLinks.tokenHash, tokenHash), gt(contractLinks.expiresAt, now)))
  return row
}

export async function deleteExpiredContractLinks(db: Database, now: Date): Promise<void> {
  await db.delete(contractLinks).where(lte(contractLinks.expiresAt, now))
}
