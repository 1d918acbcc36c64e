import { type SQL, sql } from 'drizzle-orm'

export interface StaffPaging {
  page: number
  perPage: number
}

export interface StaffOrder {
  /** an expression of the house, never a caller's */
  column: SQL
  direction: 'asc' | 'desc'
}

/** Nulls last in both directions, ties by uid. */
export function staffOrder({ column, direction }: StaffOrder, { page, perPage }: StaffPaging): SQL {
  const way = sql.raw(direction === 'desc' ? 'desc' : 'asc')
  return sql`order by ${column} ${way} nulls last, uid limit ${perPage} offset ${(page - 1) * perPage}`
}

export function allOf(conditions: readonly (SQL | undefined)[]): SQL {
  const given = conditions.filter((condition) => condition !== undefined)
  return given.length === 0 ? sql`true` : sql.join(given, sql` and `)
}

/** Does the folded column hold the text somewhere? */
export function holds(column: SQL, text: string): SQL {
  const pattern = `%${text.normalize('NFC').replace(/[\\%_]/g, '\\$&')}%`
  return sql`public.fold(${column}) like public.fold(${pattern})`
}
