import type pg from 'pg'

interface Copies {
  table: string
  /** a condition that selects the row to copy */
  template: string
  /** SQL expressions that replace the template's values */
  values: Readonly<Record<string, string>>
  /** a `from` item: each of its rows yields one copy */
  source: string
  parameters?: readonly unknown[]
}

/** Copies a row that the server created, with some columns overridden. */
export async function copyRows(
  database: pg.Pool,
  { table, template, values, source, parameters = [] }: Copies,
): Promise<void> {
  const { rows } = await database.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  const names = rows.map(({ name }) => `"${name}"`)
  const selected = rows.map(({ name }) => values[name] ?? `template."${name}"`)
  await database.query(
    `insert into ${table} (${names.join(', ')}) select ${selected.join(', ')}
     from ${source}, (select * from ${table} where ${template} limit 1) template`,
    [...parameters],
  )
}

/** A UUID derived from a text. @param source an SQL expression of type text */
export const uuidOf = (source: string): string =>
  `overlay(overlay(md5(${source}) placing '4' from 13 for 1) placing '8' from 17 for 1)::uuid`
