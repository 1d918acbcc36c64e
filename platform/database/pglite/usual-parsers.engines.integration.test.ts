import { drizzle } from 'drizzle-orm/pglite'
import { expect, inject, test } from 'vitest'
import { createTestPglite } from '../../../tests/fixtures/database.ts'
import { silentLog } from '../../log/index.ts'
import { handleOf } from './open-pglite.ts'

const statement = `select date '2026-03-01' as day, timestamptz '2026-03-01 10:00+00' as at, '{1.5,2}'::numeric[] as numbers`

test.skipIf(inject('engine') !== 'pglite')(
  'what names no parsers gets PGlite’s values, in and out of a transaction',
  async () => {
    const pglite = await createTestPglite()
    const before = (await pglite.query(statement)).rows
    const handle = handleOf(pglite, silentLog)
    expect((await pglite.query(statement)).rows).toEqual(before)
    expect((await pglite.exec(statement))[0]?.rows).toEqual(before)
    expect(await pglite.transaction(async (inner) => (await inner.query(statement)).rows)).toEqual(before)
    expect(before).toEqual([
      { day: new Date('2026-03-01'), at: new Date('2026-03-01T10:00Z'), numbers: expect.anything() },
    ])
    await handle.close()
  },
)

test.skipIf(inject('engine') !== 'pglite')(
  'PGlite does not copy its parsers for the statements of Drizzle',
  async () => {
    const pglite = await createTestPglite()
    const asked: unknown[] = []
    const query = pglite.query.bind(pglite)
    pglite.query = (text, parameters, options) => {
      asked.push(options?.parsers)
      return query(text, parameters, options)
    }
    const handle = handleOf(pglite, silentLog)
    // Not a prepared statement: those do not go through `query`, but have the same options.
    const rows = await drizzle(pglite).execute<{ column1: string }>(`values (timestamptz '2026-03-01 10:00+00')`)
    expect(rows.rows[0]?.column1).toBe('2026-03-01 10:00:00+00')
    expect(asked).toEqual([undefined])
    await handle.close()
  },
)
