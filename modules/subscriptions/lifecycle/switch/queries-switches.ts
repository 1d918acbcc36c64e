import { randomUUIDv7 } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/index.ts'
import { switches, type switchOutcomes } from '../../tables-switches.ts'

export async function insertSwitch(db: Database, row: Omit<typeof switches.$inferInsert, 'uid'>): Promise<void> {
  await db.insert(switches).values({ uid: randomUUIDv7(), ...row })
}

export async function closeSwitch(
  db: Database,
  subscriptionUid: string,
  outcome: (typeof switchOutcomes)[number],
  now: Date,
): Promise<void> {
  await db
    .update(switches)
    .set({ endedAt: now, outcome })
    .where(and(eq(switches.subscriptionUid, subscriptionUid), isNull(switches.endedAt)))
}

/** Switches of a subscription, oldest first. */
export async function switchesOf(db: Database, subscriptionUid: string) {
  return db.select().from(switches).where(eq(switches.subscriptionUid, subscriptionUid)).orderBy(switches.requestedAt)
}
