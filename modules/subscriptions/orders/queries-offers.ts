import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { formulas, trafficTokens } from '../tables.ts'
import { recordPrice } from './queries-prices.ts'

export type FormulaRow = typeof formulas.$inferSelect
export type NewFormulaRow = typeof formulas.$inferInsert
export type TrafficTokenRow = typeof trafficTokens.$inferSelect

export async function findFormula(db: Database, uid: string): Promise<FormulaRow | undefined> {
  const [row] = await db.select().from(formulas).where(eq(formulas.uid, uid))
  return row
}

/** The default formula first, then the owner's order. */
export const listedFormulas = (db: Database): Promise<FormulaRow[]> =>
  db
    .select()
    .from(formulas)
    .where(eq(formulas.listed, true))
    .orderBy(sql`${formulas.uid} <> 'default'`, formulas.order, sql`fold(${formulas.name})`, formulas.uid)

/** The formula that the site's texts name: the first listed one, else the default, which a link may still offer. */
export async function findShownFormula(db: Database): Promise<FormulaRow | undefined> {
  const [first] = await listedFormulas(db)
  return first ?? findFormula(db, 'default')
}

/** @returns undefined when a formula with that uid exists */
export async function insertFormula(db: Database, row: NewFormulaRow): Promise<FormulaRow | undefined> {
  const [inserted] = await db.insert(formulas).values(row).onConflictDoNothing().returning()
  if (inserted) await recordPrice(db, inserted, row.createdAt)
  return inserted
}

export async function findTrafficToken(db: Database, value: string): Promise<TrafficTokenRow | undefined> {
  const [row] = await db.select().from(trafficTokens).where(eq(trafficTokens.value, value))
  return row
}

export async function tokensOfFormula(db: Database, formula: string): Promise<TrafficTokenRow[]> {
  return db.select().from(trafficTokens).where(eq(trafficTokens.formula, formula))
}

/** @returns undefined when a token with that value exists */
export async function insertTrafficToken(
  db: Database,
  row: typeof trafficTokens.$inferInsert,
): Promise<TrafficTokenRow | undefined> {
  const [inserted] = await db.insert(trafficTokens).values(row).onConflictDoNothing().returning()
  return inserted
}

/** Keeps the token from being deleted until this transaction ends. @returns null if it no longer exists */
export async function keepTrafficToken(db: Database, value: string | undefined): Promise<string | null> {
  if (value === undefined) return null
  const [row] = await db
    .select({ value: trafficTokens.value })
    .from(trafficTokens)
    .where(eq(trafficTokens.value, value))
    .for('key share')
  return row?.value ?? null
}

/** Counts a registration through a valid token, without storing who registered. */
export async function countRegistration(db: Database, value: string, now: Date): Promise<void> {
  const valid = or(isNull(trafficTokens.expiresAt), gt(trafficTokens.expiresAt, now))
  await db
    .update(trafficTokens)
    .set({ registrations: sql`${trafficTokens.registrations} + 1` })
    .where(and(eq(trafficTokens.value, value), eq(trafficTokens.active, true), valid))
}
