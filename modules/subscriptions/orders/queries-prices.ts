import { randomUUIDv7 } from 'node:crypto'
import type { Database } from '../../../platform/database/index.ts'
import { formulaPrices } from '../tables.ts'

/** The price of a period from now on. */
export async function recordPrice(
  db: Database,
  { uid: formula, amount }: { uid: string; amount: number },
  since: Date,
): Promise<void> {
  await db.insert(formulaPrices).values({ uid: randomUUIDv7(), formula, amount, since })
}
