import { randomUUIDv7 } from 'node:crypto'
import { and, eq, gte, min, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { addDays } from '../lifecycle/calendar.ts'
import { formulaPrices } from '../tables.ts'

/** Article L112-1-1 of the consumer code. */
const referenceDays = 30

export async function recordPrice(
  db: Database,
  { uid: formula, amount }: { uid: string; amount: number },
  since: Date,
): Promise<void> {
  await db.insert(formulaPrices).values({ uid: randomUUIDv7(), formula, amount, since })
}

/** The lowest price in force at any moment of the last 30 days, in cents. */
export async function referencePrice(db: Database, formula: string, now: Date): Promise<number> {
  const of = eq(formulaPrices.formula, formula)
  const inForce = sql`coalesce((select max(p.since) from ${formulaPrices} p
    where p.formula = ${formula} and p.since <= ${addDays(now, -referenceDays).toISOString()}::timestamptz), '-infinity')`
  const [row] = await db
    .select({ lowest: min(formulaPrices.amount) })
    .from(formulaPrices)
    .where(and(of, gte(formulaPrices.since, inForce)))
  if (row?.lowest == null) throw new Error('a formula without a price')
  return row.lowest
}
