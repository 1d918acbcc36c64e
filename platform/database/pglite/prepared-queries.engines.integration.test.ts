import { beforeEach, describe, expect, inject, test } from 'vitest'
import { createTestPglite } from '../../../tests/fixtures/database.ts'
import { silentLog } from '../../log/index.ts'
import { handleOf } from './open-pglite.ts'

describe.skipIf(inject('engine') !== 'pglite')('prepared statements of the embedded database', () => {
  let pglite: Awaited<ReturnType<typeof createTestPglite>>
  let sent = 0

  beforeEach(async () => {
    pglite = await createTestPglite()
    const { execProtocolStream } = pglite
    pglite.execProtocolStream = (...given) => {
      sent += 1
      return execProtocolStream.apply(pglite, given)
    }
    handleOf(pglite, silentLog)
    await pglite.exec('create table notes (id int primary key, words text); insert into notes values (1, null)')
    return () => pglite.close()
  })

  const find = (id: unknown) => pglite.query('select id, words from notes where id = $1', [id])

  test('A repeated statement takes one round trip to the database', async () => {
    await find(1)
    await pglite.exec('checkpoint')
    sent = 0
    expect((await find(1)).rows).toEqual([{ id: 1, words: null }])
    expect(sent).toBe(1)
  })

  test('A repeated statement sees columns added or dropped since', async () => {
    const all = () => pglite.query('select * from notes where id = $1', [1])
    await all()
    await pglite.query('alter table notes add column colour text')
    expect((await all()).rows).toEqual([{ id: 1, words: null, colour: null }])
    await pglite.exec('alter table notes drop column words')
    expect((await all()).rows).toEqual([{ id: 1, colour: null }])
  })

  test('A refused statement fails with PostgreSQL’s error and leaves the next one intact', async () => {
    await expect(find('one')).rejects.toMatchObject({ code: '22P02' })
    const insert = () => pglite.query('insert into notes (id) values ($1)', [1])
    await expect(insert()).rejects.toMatchObject({ code: '23505', constraint: 'notes_pkey' })
    await expect(insert()).rejects.toMatchObject({ code: '23505', constraint: 'notes_pkey' })
    expect((await find(1)).rows).toHaveLength(1)
  })

  test('Concurrent statements of a transaction each get their own rows', async () => {
    await pglite.query('insert into notes (id) select n from generate_series(2, $1) n', [9])
    const ids = [1, 2, 3, 4, 5]
    const found = await pglite.transaction((inner) =>
      Promise.all(ids.map((id) => inner.query<{ id: number }>('select id from notes where id = $1', [id]))),
    )
    expect(found.map(({ rows }) => rows[0]?.id)).toEqual(ids)
  })

  test('A transaction that ended refuses further statements', async () => {
    const kept = await pglite.transaction(async (inner) => inner)
    await expect(kept.query('select id from notes where id = $1', [1])).rejects.toThrow(/closed/)
  })

  test('The database keeps a bounded number of statements', async () => {
    for (let n = 0; n < 400; n += 1) await pglite.query(`select id + ${n} from notes where id = $1`, [1])
    const { rows } = await pglite.query<{ count: number }>('select count(*)::int as count from pg_prepared_statements')
    expect(rows[0]?.count).toBeLessThanOrEqual(202)
  })
})
