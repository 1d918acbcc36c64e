import type { SQL } from 'drizzle-orm'
import type { Database } from './types.ts'

/** Rows of a hand-written statement; the caller names their shape, which must be what the statement selects. */
export async function rowsOf<Row extends Record<string, unknown>>(db: Database, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] }
  return result.rows
}

interface PostgresFault {
  code?: string
  constraint?: string
  cause?: unknown
}

/** True if the write was refused because a row with that key exists. Also unwraps errors wrapped by Drizzle. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  let fault = error as PostgresFault | undefined
  for (let depth = 0; fault && depth < 4; depth += 1) {
    if (fault.code === '23505') return constraint === undefined || fault.constraint === constraint
    fault = fault.cause as PostgresFault | undefined
  }
  return false
}
