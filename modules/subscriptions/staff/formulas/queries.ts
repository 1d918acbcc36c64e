import { and, eq, exists, ne, or, sql } from 'drizzle-orm'
import { staffFormulas } from '../../../../contracts/subscriptions/staff-offers.ts'
import { containsWords, type Database } from '../../../../platform/database/index.ts'
import { anyOf, listSource, versionedRows } from '../../../../platform/staff/index.ts'
import { formulas, subscriptions, trafficTokens } from '../../tables.ts'

export const source = listSource(staffFormulas.list, {
  table: formulas,
  key: formulas.uid,
  select: (db) => db.select().from(formulas).$dynamic(),
  sorts: {
    order: formulas.order,
    name: sql`fold(${formulas.name})`,
    amount: formulas.amount,
    trialAmount: formulas.trialAmount,
    creditAmount: formulas.creditAmount,
    uid: formulas.uid,
  },
  natural: { by: sql`fold(${formulas.name})`, order: 'asc' },
  filters: { uid: anyOf(formulas.uid) },
  search: (q) => or(containsWords(formulas.uid, q), containsWords(sql`fold(${formulas.name})`, q)),
})

export const rows = versionedRows(formulas, formulas.uid)

/** Locks a formula, so that it still exists when a traffic token refers to it. */
export async function shareFormula(db: Database, uid: string): Promise<boolean> {
  const found = await db.select({ uid: formulas.uid }).from(formulas).where(eq(formulas.uid, uid)).for('key share')
  return found.length > 0
}

/** Tells whether a running subscription or a traffic token uses the formula. */
export async function isFormulaSold(db: Database, uid: string): Promise<boolean> {
  const running = db
    .select({ one: sql`1` })
    .from(subscriptions)
    .where(and(eq(subscriptions.formula, uid), ne(subscriptions.status, 'ended')))
  const offered = db.select({ one: sql`1` }).from(trafficTokens).where(eq(trafficTokens.formula, uid))
  const found = await db
    .select({ uid: formulas.uid })
    .from(formulas)
    .where(and(eq(formulas.uid, uid), or(exists(running), exists(offered))))
  return found.length > 0
}
