import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { ConfigError } from '../config/index.ts'
import { type Archive, bytesOf, type Part } from './archive-reader.ts'
import { listTables, quoteIdentifier, type Table } from './catalog.ts'
import { queryRows, type SqlSession, setTextOutputFormats } from './sql-session.ts'
import { digestOf, writeLines } from './table-rows.ts'

const decompress = promisify(gunzip)

export interface ForeignKey {
  table: string
  name: string
  definition: string
}

async function listForeignKeys(session: SqlSession): Promise<ForeignKey[]> {
  return queryRows(
    session,
    `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
}

/**
 * Drops foreign keys, because rows come in any order; adding them again at the end verifies all rows. Disables triggers, because
 * restored rows are not changes. Deletes rows that migrations inserted: the archive contains them.
 */
async function prepareTables(session: SqlSession, tables: readonly Table[]): Promise<ForeignKey[]> {
  const keys = await listForeignKeys(session)
  for (const { table, name } of keys) await session.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of tables) {
    await session.query(`alter table public.${quoteIdentifier(name)} disable trigger user`)
    await session.query(`delete from public.${quoteIdentifier(name)}`)
  }
  return keys
}

async function finishTables(session: SqlSession, tables: readonly Table[], keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys) {
    await session.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
  for (const { name } of tables) await session.query(`alter table public.${quoteIdentifier(name)} enable trigger user`)
}

export async function linesOf(part: Part): Promise<string[]> {
  const text = (await decompress(await bytesOf(part))).toString()
  return text.split('\n').filter((line) => line !== '')
}

/** Compares the columns: the archive's rows must fit the tables that its migrations make. */
function requireSameTables(archive: Archive, made: readonly Table[]): void {
  if (JSON.stringify(made) === JSON.stringify(archive.header.tables)) return
  throw new ConfigError(`${archive.file} cannot be restored: its tables are not those of its migrations`)
}

async function requireEqual(session: SqlSession, { file, manifest }: Archive, tables: readonly Table[]): Promise<void> {
  for (const table of tables) {
    const [expected, found] = [manifest.tables[table.name], await digestOf(session, table)]
    if (expected?.rows === found.rows && expected.sha256 === found.sha256) continue
    throw new Error(`${file}: ${table.name} has ${found.rows} rows where the archive has ${expected?.rows}, or others`)
  }
}

export interface LoadCounts {
  tables: number
  rows: number
  foreignKeys: number
}

/**
 * Fills a database that has the archive's migrations and no other data. Verifies row counts and checksums.
 * @param onOtherPart receives each part that is not rows; such parts may come between rows
 */
export async function loadDatabase(
  session: SqlSession,
  archive: Archive,
  onOtherPart: (part: Part) => Promise<void>,
): Promise<LoadCounts> {
  await setTextOutputFormats(session)
  await session.query('begin')
  const tables = await listTables(session)
  requireSameTables(archive, tables)
  const foreignKeys = await prepareTables(session, tables)
  let count = 0
  for await (const part of archive.parts()) {
    const [, name] = /^tables\/([^/]+)\//.exec(part.name) ?? []
    const table = tables.find((one) => one.name === name)
    if (!table) await onOtherPart(part)
    else {
      const lines = await linesOf(part)
      await writeLines(session, table, lines)
      count += lines.length
    }
  }
  for (const [name, last] of Object.entries(archive.manifest.sequences)) {
    await session.query('select setval($1::regclass, $2::bigint)', [`public.${quoteIdentifier(name)}`, last])
  }
  await finishTables(session, tables, foreignKeys)
  await requireEqual(session, archive, tables)
  await session.query('commit')
  return { tables: tables.length, rows: count, foreignKeys: foreignKeys.length }
}
