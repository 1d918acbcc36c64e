import { type AnyColumn, Column, is, type SQL, sql } from 'drizzle-orm'

/** Query of a back office list: numbered pages of any depth, in the order of any of its fields. */
export interface NumberedQuery<Sort extends string = string> {
  /** from 1 */
  page: number
  perPage: number
  sort?: Sort | undefined
  order: 'asc' | 'desc'
  q?: string | undefined
}

export interface Counted {
  total: number
  /** more rows match: the total is capped */
  capped?: true
}

export interface Numbered<Row> extends Counted {
  rows: Row[]
}

/** The default order of a list. A query's `order` without `sort` has no effect. */
export interface NaturalOrder<Sort extends string> {
  sort: Sort
  order: 'asc' | 'desc'
}

/** Sorts nulls last in both directions. Omitted for a column without nulls, so that its index can be read backwards. */
function directed(column: AnyColumn | SQL, order: 'asc' | 'desc'): SQL {
  const nulls = is(column, Column) && column.notNull ? '' : ' nulls last'
  return sql`${column} ${sql.raw(order + nulls)}`
}

/** @param tie unique and never null */
export function numberedOrder<Sort extends string>(
  { sort, order }: Pick<NumberedQuery<Sort>, 'sort' | 'order'>,
  columns: Readonly<Record<Sort, AnyColumn | SQL>>,
  natural: NaturalOrder<Sort>,
  tie: AnyColumn,
): SQL[] {
  const chosen = sort === undefined ? natural : { sort, order }
  return [directed(columns[chosen.sort], chosen.order), sql`${tie}`]
}

export const offsetOf = ({ page, perPage }: Pick<NumberedQuery, 'page' | 'perPage'>): number => (page - 1) * perPage
