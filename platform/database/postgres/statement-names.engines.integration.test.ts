import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../tests/fixtures/database.ts'
import { rowsOf } from '../results.ts'
import type { Database } from '../types.ts'

describe.skipIf(inject('engine') !== 'postgres')('named statements on PostgreSQL', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase('postgres')
    await database.handle.db.execute(sql`create table notes (id int primary key, words text)`)
    await database.handle.db.execute(sql`insert into notes values (1, 'hello')`)
  })
  afterAll(async () => {
    await database.handle.close()
    await database.drop()
  })

  const find = (db: Database) => rowsOf(db, sql`select words from notes where id = ${1}`)

  test('A connection keeps one prepared statement for a repeated query', async () => {
    await database.handle.db.transaction(async (db) => {
      for (let turn = 0; turn < 6; turn += 1) expect(await find(db)).toEqual([{ words: 'hello' }])
      const kept = await rowsOf(
        db,
        sql`select statement from pg_prepared_statements where statement like '%from notes%'`,
      )
      expect(kept).toHaveLength(1)
    })
  })

  test('A changed column type breaks at most one read of each connection', async () => {
    const { db } = database.handle
    for (let turn = 0; turn < 6; turn += 1) await find(db)
    await db.execute(sql`alter table notes alter column words type int using length(words)`)
    await find(db).catch(() => undefined)
    expect(await find(db)).toEqual([{ words: 5 }])
  })

  test('A changed column type breaks at most one transaction of each connection', async () => {
    const { db } = database.handle
    await db.execute(sql`create table marks (id int primary key, words text)`)
    await db.execute(sql`insert into marks values (1, 'hello')`)
    const findMark = () => db.transaction((tx) => rowsOf(tx, sql`select words from marks where id = ${1}`))
    for (let turn = 0; turn < 6; turn += 1) await findMark()
    await db.execute(sql`alter table marks alter column words type int using length(words)`)
    await findMark().catch(() => undefined)
    expect(await findMark()).toEqual([{ words: 5 }])
  })
})
