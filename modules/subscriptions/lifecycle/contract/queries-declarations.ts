import { randomUUIDv7 } from 'node:crypto'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { ContractAct } from '../../../../contracts/subscriptions/contract-links.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { subscriptions } from '../../tables.ts'
import { contractDeclarations } from '../../tables-declarations.ts'

export type DeclarationRow = typeof contractDeclarations.$inferSelect

export async function insertDeclaration(
  db: Database,
  declaration: Omit<typeof contractDeclarations.$inferInsert, 'uid'>,
): Promise<void> {
  await db.insert(contractDeclarations).values({ ...declaration, uid: randomUUIDv7() })
}

export async function lastDeclaration(
  db: Database,
  subscriptionUid: string,
  act: ContractAct,
): Promise<DeclarationRow | undefined> {
  const [row] = await db
    .select()
    .from(contractDeclarations)
    .where(and(eq(contractDeclarations.subscriptionUid, subscriptionUid), eq(contractDeclarations.act, act)))
    .orderBy(desc(contractDeclarations.declaredAt))
    .limit(1)
  return row
}

const ofSubscriber = (db: Database, subscriberUid: string) =>
  inArray(
    contractDeclarations.subscriptionUid,
    db.select({ uid: subscriptions.uid }).from(subscriptions).where(eq(subscriptions.subscriberUid, subscriberUid)),
  )

export function declarationsOf(db: Database, subscriberUid: string): Promise<DeclarationRow[]> {
  return db
    .select()
    .from(contractDeclarations)
    .where(ofSubscriber(db, subscriberUid))
    .orderBy(asc(contractDeclarations.declaredAt))
}

export async function anonymiseDeclarations(db: Database, subscriberUid: string): Promise<void> {
  await db.update(contractDeclarations).set({ name: null, email: null }).where(ofSubscriber(db, subscriberUid))
}
