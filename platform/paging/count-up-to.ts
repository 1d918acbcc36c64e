import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Database, rowsOf } from '../database/index.ts'
import type { Counted } from './numbered.ts'

/** Numbered lists count at most this many rows, so that the cost is bounded for any list. */
export const maxCountedRows = 10_000

const most = maxCountedRows + 1

/** Counts the rows of a query. @param rows has no limit of its own @param known the total; null: count the rows */
export async function countRows(db: Database, rows: SQL, known: SQL = sql`null`): Promise<Counted> {
  const counted = sql`(select count(*)::int from (${rows} limit ${most}) counted)`
  const [row] = await rowsOf<{ total: number }>(db, sql`select coalesce(${known}, ${counted}) as total`)
  const total = row?.total ?? 0
  return total > maxCountedRows ? { total: maxCountedRows, capped: true } : { total }
}

/** Number of sampled table pages, of 8 kB each. */
const sampledPages = 60
/** Safety margin of the estimate in standard errors: a deviation above six occurs once in a billion cases. */
const deviations = 6

/**
 * The capped count if a sample of the table's pages shows that more rows match than the limit, else null.
 * Reliable if matching rows are spread evenly. If they are clustered, pages differ much and the result is null.
 */
const surelyMore = (table: PgTable, where: SQL): SQL => sql`(
  with whole as (select greatest(pg_relation_size(${`"${getTableName(table)}"`}::regclass) / 8192, 1)::float8 as pages),
  looked as (
    select split_part(${table}.ctid::text, ',', 1) as page, count(*) filter (where ${where}) as matching
    from ${table} tablesample system ((select least(100, 100 * ${sampledPages}::float8 / pages) from whole))
    group by 1
  )
  select ${most}::int from looked, whole group by whole.pages
  having count(*) >= ${sampledPages / 2}
    and whole.pages * (avg(matching) - ${deviations}::float8 * stddev_samp(matching) / sqrt(count(*))) > ${most}
)`

interface Sampled {
  /** the condition is quick to check on a row by itself, without other tables */
  sampled?: boolean
}

/** Counts matching rows, up to the limit. @param table must not have an alias in `where` */
export function countUpTo(
  db: Database,
  table: PgTable,
  where: SQL | undefined,
  { sampled = false }: Sampled = {},
): Promise<Counted> {
  const condition = where ?? sql`true`
  return countRows(db, sql`select from ${table} where ${condition}`, sampled ? surelyMore(table, condition) : undefined)
}
