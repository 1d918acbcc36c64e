import { createHash } from 'node:crypto'
import { quoteIdentifier, type Table } from './catalog.ts'
import { queryRows, type SqlSession } from './sql-session.ts'

export interface TableDigest {
  rows: number
  /** digest of all rows in any order: the sum of their SHA-256, modulo 2^256 */
  sha256: string
}

const fetched = 500

/**
 * Reads a table's rows in batches, within the session's transaction. Each line is a JSON array of values as text.
 * PostgreSQL's own text form is lossless and can be cast back on either engine.
 */
export async function* readLines(session: SqlSession, { name, columns }: Table): AsyncGenerator<string[]> {
  const values = columns.map((column) => `${quoteIdentifier(column.name)}::text`)
  await session.query(
    `declare backup_rows no scroll cursor for
     select array_to_json(array[${values.join(', ')}]::text[])::text as line from public.${quoteIdentifier(name)}`,
  )
  for (;;) {
    const some = await queryRows<{ line: string }>(session, `fetch ${fetched} from backup_rows`)
    if (some.length > 0) yield some.map(({ line }) => line)
    if (some.length < fetched) break
  }
  await session.query('close backup_rows')
}

export async function writeLines(session: SqlSession, { name, columns }: Table, lines: string[]): Promise<void> {
  const names = columns.map((column) => quoteIdentifier(column.name))
  const values = columns.map(({ type }, place) => `(line ->> ${place})::${type}`)
  await session.query(
    `insert into public.${quoteIdentifier(name)} (${names.join(', ')}) overriding system value
     select ${values.join(', ')} from json_array_elements($1::json) as line`,
    [`[${lines.join(',')}]`],
  )
}

/** A digest independent of the order of rows, which the engines do not preserve. */
export function createDigest() {
  let count = 0
  let sum = 0n
  return {
    add(line: string): void {
      count += 1
      sum += BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)
    },
    result: (): TableDigest => ({ rows: count, sha256: BigInt.asUintN(256, sum).toString(16).padStart(64, '0') }),
  }
}

export async function digestOf(session: SqlSession, table: Table): Promise<TableDigest> {
  const digest = createDigest()
  for await (const lines of readLines(session, table)) for (const line of lines) digest.add(line)
  return digest.result()
}
