import { queryRows, type SqlSession } from './sql-session.ts'

export interface Column {
  name: string
  /** PostgreSQL's name of the type: `timestamp with time zone` */
  type: string
}

export interface Table {
  name: string
  /** without generated columns */
  columns: Column[]
}

export interface AppliedMigration {
  hash: string
  /** creation time in milliseconds, by which migrations are ordered */
  when: number
}

export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** All tables of the schema `public`, by name. */
export async function listTables(session: SqlSession): Promise<Table[]> {
  const found = await queryRows<{ table: string; column: string; type: string }>(
    session,
    `select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     order by c.relname collate "C", a.attnum`,
  )
  const tables = new Map<string, Table>()
  for (const { table, column, type } of found) {
    const known = tables.get(table) ?? { name: table, columns: [] }
    known.columns.push({ name: column, type })
    tables.set(table, known)
  }
  return [...tables.values()]
}

export async function listAppliedMigrations(session: SqlSession): Promise<AppliedMigration[]> {
  const found = await queryRows<{ hash: string; created_at: string | number }>(
    session,
    'select hash, created_at from drizzle.__drizzle_migrations order by created_at',
  )
  return found.map(({ hash, created_at }) => ({ hash, when: Number(created_at) }))
}

/** Current value of each used sequence, by name. */
export async function listSequences(session: SqlSession): Promise<Record<string, string>> {
  const found = await queryRows<{ name: string; last: string | number | null }>(
    session,
    `select sequencename as name, last_value as last from pg_sequences where schemaname = 'public'`,
  )
  const used = found.filter(({ last }) => last !== null)
  return Object.fromEntries(used.map(({ name, last }) => [name, String(last)]))
}
