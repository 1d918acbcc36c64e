import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../platform/database/index.ts'

/** Every column of the site's own tables in this database: `users.email`. The tables of the job queue are elsewhere. */
export async function listColumns(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select c.table_name || '.' || c.column_name as name
        from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        order by 1`,
  )
  return rows.map(({ name }) => name)
}
