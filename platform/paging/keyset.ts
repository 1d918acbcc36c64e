import { type SQL, sql } from 'drizzle-orm'
import type { CursorPart } from './cursors.ts'

/** One column of an order. The last one of every order is unique, ascending and never null: it settles ties. */
export interface KeysetColumn {
  /** its name in the database */
  readonly column: string
  readonly type: 'timestamptz' | 'text' | 'integer' | 'uuid'
  readonly direction: 'asc' | 'desc'
  /** nulls come last in both directions */
  readonly nullable?: boolean
}

export interface KeysetQuery {
  table: string
  /** subquery to read instead of the table, under the alias of the table */
  from?: SQL | undefined
  where: SQL
  order: readonly KeysetColumn[]
  /** the values of the last row of the page before, in the order's columns */
  after?: readonly CursorPart[] | undefined
  limit: number
}

function nameOf({ column }: KeysetColumn): SQL {
  return sql`${sql.identifier(column)}`
}

/** `desc` puts nulls first. Only nullable columns get `nulls last`, so that plain indexes can be read backwards. */
function orderBy(order: readonly KeysetColumn[]): SQL {
  const terms = order.map((term) => {
    const direction = term.direction === 'desc' ? sql.raw(term.nullable ? ' desc nulls last' : ' desc') : sql.raw('')
    return sql`${nameOf(term)}${direction}`
  })
  return sql.join(terms, sql`, `)
}

function equals(term: KeysetColumn, value: CursorPart): SQL {
  return value === null ? sql`${nameOf(term)} is null` : sql`${nameOf(term)} = ${value}::${sql.raw(term.type)}`
}

/** Conditions for rows after that value of a column: one for each range of an index. */
function follows(term: KeysetColumn, value: CursorPart): SQL[] {
  if (value === null) return []
  const beyond = sql.raw(term.direction === 'desc' ? '<' : '>')
  const range = sql`${nameOf(term)} ${beyond} ${value}::${sql.raw(term.type)}`
  return term.nullable ? [range, sql`${nameOf(term)} is null`] : [range]
}

function rangesAfter(order: readonly KeysetColumn[], after: readonly CursorPart[]): SQL[] {
  return order.flatMap((term, place) => {
    const same = order.slice(0, place).map((earlier, index) => equals(earlier, after[index] ?? null))
    return follows(term, after[place] ?? null).map((range) => sql.join([...same, range], sql` and `))
  })
}

/**
 * Selects the order's columns, as text, of the rows after a position. Each range is a separate query, so that an index finds it
 * at once however deep the page and however many ties; an `or` would read all rows before it.
 */
export function keysetPage({ table, from, where, order, after, limit }: KeysetQuery): SQL {
  const source = from ? sql`(${from}) as ${sql.identifier(table)}` : sql.identifier(table)
  const columns = sql.join(order.map(nameOf), sql`, `)
  const ranges = after ? rangesAfter(order, after) : [sql`true`]
  const parts = ranges.map(
    (range) =>
      sql`(select ${columns} from ${source} where ${where} and ${range}
           order by ${orderBy(order)} limit ${limit})`,
  )
  const texts = sql.join(
    order.map((term) => sql`${nameOf(term)}::text as ${sql.identifier(`${term.column}_text`)}`),
    sql`, `,
  )
  return sql`select ${texts} from (${sql.join(parts, sql` union all `)}) as page order by ${orderBy(order)} limit ${limit}`
}

/** Kind that a cursor of this list and order is signed for. */
export function keysetKind(list: string, order: readonly KeysetColumn[]): string {
  return `${list}:${order.map(({ column, direction }) => `${column}.${direction}`).join(',')}`
}
