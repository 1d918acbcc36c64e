import { and, eq, exists, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { containsWords } from '../../../platform/database/index.ts'
import { type Numbered, type NumberedQuery, numberedOrder, offsetOf } from '../../../platform/paging/index.ts'
import type { FormulaRow, NewFormulaRow, TrafficTokenRow } from '../queries-offers.ts'
import { formulas, subscriptions, trafficTokens } from '../tables.ts'

const formulaSorts = { name: sql`fold(${formulas.name})`, amount: formulas.amount, uid: formulas.uid }
export type FormulasQuery = NumberedQuery<keyof typeof formulaSorts>

const mentioned = (q: string | undefined, ...columns: SQL[]): SQL | undefined =>
  q === undefined ? undefined : or(...columns.map((column) => containsWords(column, q)))

export async function listFormulas(
  db: Database,
  query: FormulasQuery,
  uids: string[] | undefined,
): Promise<Numbered<FormulaRow>> {
  const where = and(
    uids && inArray(formulas.uid, uids),
    mentioned(query.q, sql`${formulas.uid}`, sql`fold(${formulas.name})`),
  )
  const rows = await db
    .select()
    .from(formulas)
    .where(where)
    .orderBy(...numberedOrder(query, formulaSorts, { sort: 'name', order: 'asc' }, formulas.uid))
    .limit(query.perPage)
    .offset(offsetOf(query))
  return { rows, total: await db.$count(formulas, where) }
}

/** @param strength `share` keeps it from being deleted, `update` from being changed or referred to as well */
export async function lockFormula(db: Database, uid: string, strength: 'key share' | 'update') {
  const [row] = await db.select().from(formulas).where(eq(formulas.uid, uid)).for(strength)
  return row as FormulaRow | undefined
}

export type FormulaChange = Partial<Omit<NewFormulaRow, 'uid' | 'version' | 'createdAt'>>

/** @returns undefined where that version is not the last any more */
export async function updateFormula(
  db: Database,
  uid: string,
  version: number,
  change: FormulaChange,
): Promise<FormulaRow | undefined> {
  const [row] = await db
    .update(formulas)
    .set({ ...change, version: sql`${formulas.version} + 1` })
    .where(and(eq(formulas.uid, uid), eq(formulas.version, version)))
    .returning()
  return row
}

export async function deleteFormula(db: Database, uid: string): Promise<void> {
  await db.delete(formulas).where(eq(formulas.uid, uid))
}

/** Does a running subscription or a traffic token stand on it? */
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

const tokenSorts = {
  value: trafficTokens.value,
  formula: trafficTokens.formula,
  date: trafficTokens.createdAt,
  expires: trafficTokens.expiresAt,
  uid: trafficTokens.value,
}
export type TrafficTokensQuery = NumberedQuery<keyof typeof tokenSorts>

export interface TrafficTokenFilter {
  uid?: string[] | undefined
  formula?: string | undefined
}

export async function listTrafficTokens(
  db: Database,
  query: TrafficTokensQuery,
  filter: TrafficTokenFilter,
): Promise<Numbered<TrafficTokenRow>> {
  const where = and(
    filter.uid && inArray(trafficTokens.value, filter.uid),
    filter.formula === undefined ? undefined : eq(trafficTokens.formula, filter.formula),
    mentioned(query.q, sql`${trafficTokens.value}`, sql`${trafficTokens.formula}`),
  )
  const rows = await db
    .select()
    .from(trafficTokens)
    .where(where)
    .orderBy(...numberedOrder(query, tokenSorts, { sort: 'date', order: 'desc' }, trafficTokens.value))
    .limit(query.perPage)
    .offset(offsetOf(query))
  return { rows, total: await db.$count(trafficTokens, where) }
}

export type TrafficTokenChange = Partial<Pick<TrafficTokenRow, 'formula' | 'active' | 'expiresAt'>>

/** @returns undefined where that version is not the last any more */
export async function updateTrafficToken(
  db: Database,
  value: string,
  version: number,
  change: TrafficTokenChange,
): Promise<TrafficTokenRow | undefined> {
  const [row] = await db
    .update(trafficTokens)
    .set({ ...change, version: sql`${trafficTokens.version} + 1` })
    .where(and(eq(trafficTokens.value, value), eq(trafficTokens.version, version)))
    .returning()
  return row
}

/** @returns false where that version is not the last any more */
export async function deleteTrafficToken(db: Database, value: string, version: number): Promise<boolean> {
  const deleted = await db
    .delete(trafficTokens)
    .where(and(eq(trafficTokens.value, value), eq(trafficTokens.version, version)))
    .returning({ value: trafficTokens.value })
  return deleted.length > 0
}
