import { type SQL, sql } from 'drizzle-orm'
import type { FigureMonth } from './figure-period.ts'

export const timestampSql = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`

/** `2026-03`, in Paris. @param column SQL that never comes from a request */
export const monthIn = (column: string): SQL => sql.raw(`to_char(${column} at time zone 'Europe/Paris', 'YYYY-MM')`)

/** CTE `months` with one row per month, also for months in which nothing happened. */
export const monthRows = (months: readonly FigureMonth[]): SQL =>
  sql`months(month) as (values ${sql.join(
    months.map(({ month }) => sql`(${month}::text)`),
    sql`, `,
  )})`
