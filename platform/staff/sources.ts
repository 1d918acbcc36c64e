import {
  type AnyColumn,
  and,
  asc,
  eq,
  gt,
  type InferInsertModel,
  type InferSelectModel,
  inArray,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AnyCall, QueryOf } from '../../contracts/call.ts'
import type { Database } from '../database/index.ts'
import { countUpTo, type Numbered, type NumberedQuery, numberedOrder, offsetOf } from '../paging/index.ts'
import type { Viewer } from '../sessions/index.ts'
import type { StaffContext } from './permission.ts'

export interface Source<Row, Query, Ports = unknown> {
  list(context: StaffContext<Ports>, query: Query): Promise<Numbered<Row>>
  find(context: StaffContext<Ports>, uid: string): Promise<Row | undefined>
  /** reads the next rows after a key, in the order of the keys */
  after?(context: StaffContext<Ports>, query: Query, key: string | undefined, limit: number): Promise<Row[]>
}

type SortOf<C extends AnyCall> = QueryOf<C> extends { sort?: infer S } ? Extract<S, string> : never
type FilterOf<C extends AnyCall> = QueryOf<C> extends { filter?: infer F } ? NonNullable<F> : never

/** A Drizzle select that ends with `$dynamic()`. */
interface Selection<Row> extends PromiseLike<Row[]> {
  where(condition: SQL | undefined): Selection<Row>
  orderBy(...terms: SQL[]): Selection<Row>
  limit(count: number): Selection<Row>
  offset(count: number): Selection<Row>
}

/** Rows that are sorted by a column of other tables, which `joins` leads to. */
interface JoinedPart {
  joins: SQL
  by: AnyColumn | SQL
  where?: SQL
}

/** A sort by columns of other tables. Each part is read in order, from an index if possible, and only up to the page. */
export interface JoinedSort {
  /** each row belongs to one part */
  parts: readonly JoinedPart[]
  /** expression for the sort value of a row that `select` reads */
  value: SQL
}

const isJoined = (sort: AnyColumn | SQL | JoinedSort | undefined): sort is JoinedSort => !!sort && 'parts' in sort

interface ListDefinition<C extends AnyCall, Row> {
  /** table that is counted; joins of `select` must not change the number of rows */
  table: PgTable
  /** unique and never null: it settles ties */
  key: AnyPgColumn
  select(db: Database): Selection<Row>
  sorts: Readonly<Record<SortOf<C>, AnyColumn | SQL | JoinedSort>>
  /** the default order; if it names a direction, a query's `order` without `sort` has no effect */
  natural: { by: AnyColumn | SQL; order?: 'asc' | 'desc' }
  filters: { readonly [Name in keyof FilterOf<C>]-?: (value: NonNullable<FilterOf<C>[Name]>) => SQL | undefined }
  search?(q: string): SQL | undefined
  /** rows are long or joined: the page's keys are sorted first, and only those rows are read and joined */
  wide?: boolean
  /** condition of the rows that exist for staff */
  only?: SQL
  /** rows that this member of staff may list */
  scope?(viewer: Viewer): SQL | undefined
}

type AnyQuery = NumberedQuery & { filter?: Readonly<Record<string, unknown>> | undefined }
type AnyFilters = Readonly<Record<string, (value: unknown) => SQL | undefined>>

/**
 * Answers every sort and filter of the contract's list from the database.
 * @param _call names the sorts and filters that must be given
 */
export function listSource<C extends AnyCall, Row>(
  _call: C,
  definition: ListDefinition<C, Row>,
): Source<Row, QueryOf<C>> {
  const { table, key, select, natural, filters, search, only, scope } = definition
  const sorts: Readonly<Record<string, AnyColumn | SQL | JoinedSort>> = definition.sorts

  function whereOf({ filter = {}, q }: AnyQuery, viewer: Viewer | undefined): SQL | undefined {
    const chosen = Object.entries(filter).map(([name, value]) =>
      value === undefined ? undefined : (filters as unknown as AnyFilters)[name]?.(value),
    )
    return and(only, viewer && scope?.(viewer), ...chosen, q?.trim() ? search?.(q) : undefined)
  }

  function orderOf(query: AnyQuery): SQL[] {
    const { sort = 'natural' } = query
    const by = sorts[sort] ?? natural.by
    const ordinary = { sort: 'natural', order: natural.order ?? query.order }
    return numberedOrder(query, { natural: natural.by, [sort]: isJoined(by) ? by.value : by }, ordinary, key)
  }

  function keysOf(query: AnyQuery, where: SQL | undefined): SQL {
    const { sort = 'natural', order, perPage } = query
    const offset = offsetOf(query)
    const by = sorts[sort]
    if (!isJoined(by)) {
      return sql`select ${key} from ${table} where ${where ?? sql`true`}
        order by ${sql.join(orderOf(query), sql`, `)} limit ${perPage} offset ${offset}`
    }
    const parts = by.parts.map((part) => {
      const ordered = numberedOrder({ sort, order }, { [sort]: part.by }, { sort, order }, key)
      return sql`(select ${key} as uid, ${part.by} as value from ${table} ${part.joins}
        where ${and(where, part.where) ?? sql`true`} order by ${sql.join(ordered, sql`, `)} limit ${offset + perPage})`
    })
    return sql`select uid from (${sql.join(parts, sql` union all `)}) parts
      order by value ${sql.raw(order)} nulls last, uid limit ${perPage} offset ${offset}`
  }

  return {
    async list({ db, actor }, query: AnyQuery) {
      const where = whereOf(query, actor === 'system' ? undefined : actor)
      const order = orderOf(query)
      const byKeys = definition.wide || isJoined(sorts[query.sort ?? ''])
      const page = byKeys
        ? select(db)
            .where(sql`${key} in (${keysOf(query, where)})`)
            .orderBy(...order)
        : select(db)
            .where(where)
            .orderBy(...order)
            .limit(query.perPage)
            .offset(offsetOf(query))
      const [rows, counted] = await Promise.all([page, countUpTo(db, table, where)])
      return { rows, ...counted }
    },
    async find({ db }, uid) {
      const [row] = await select(db).where(and(only, eq(key, uid)))
      return row
    },
    async after({ db, actor }, query: AnyQuery, last, limit) {
      const where = whereOf(query, actor === 'system' ? undefined : actor)
      return select(db)
        .where(and(where, last === undefined ? undefined : gt(key, last)))
        .orderBy(asc(key))
        .limit(limit)
    },
  }
}

export const anyOf = (column: AnyPgColumn) => (values: readonly unknown[]) => inArray(column, [...values])
export const equals = (column: AnyPgColumn) => (value: unknown) => eq(column, value)

type VersionedTable = PgTable & { readonly version: AnyPgColumn }

/** Columns to write; undefined ones stay unchanged. */
export type Values<Insert> = { [Name in keyof Insert]?: Insert[Name] | undefined }

/** How the rows of a table with versions are written: each write raises the version by one. */
export interface VersionedRows<Row, Insert> {
  /** Locks the row until the transaction ends. For a removal the lock also prevents new references to it. */
  lock(db: Database, uid: string, act: 'change' | 'remove'): Promise<Row | undefined>
  /** @returns false if the key is taken */
  insert(db: Database, row: Insert): Promise<boolean>
  update(db: Database, uid: string, values: Values<Insert>): Promise<void>
  remove(db: Database, uid: string): Promise<void>
}

export function versionedRows<T extends VersionedTable>(
  table: T,
  key: AnyPgColumn,
): VersionedRows<InferSelectModel<T>, Omit<InferInsertModel<T>, 'version'>> {
  return {
    async lock(db, uid, act) {
      const found = await db
        .select()
        .from(table as PgTable)
        .where(eq(key, uid))
        .for(act === 'remove' ? 'update' : 'no key update')
      return found[0] as InferSelectModel<T> | undefined
    },
    async insert(db, row) {
      const inserted = await db
        .insert(table)
        .values({ version: 1, ...row } as never)
        .onConflictDoNothing()
        .returning({ key })
      return inserted.length > 0
    },
    async update(db, uid, values) {
      await db
        .update(table)
        .set({ ...values, version: sql`${table.version} + 1` } as never)
        .where(eq(key, uid))
    },
    async remove(db, uid) {
      await db.delete(table).where(eq(key, uid))
    },
  }
}
