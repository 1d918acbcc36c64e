import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { layCable } from '../../tests/fixtures/cut-off.ts'
import { openTestDatabase } from '../../tests/fixtures/database.ts'
import { silentLog } from '../log/index.ts'
import { openDatabase } from './index.ts'

test.skipIf(inject('engine') !== 'postgres')(
  'a connection that breaks within a transaction ends that transaction, and nothing else',
  async () => {
    const database = await openTestDatabase('postgres')
    const cable = await layCable(database.url ?? '')
    const handle = await openDatabase({ databaseUrl: cable.url, dataDir: '' }, silentLog)
    const transaction = handle.db.transaction(async (db) => {
      await db.execute(sql`select 1`)
      // Nothing is being asked at that moment: only the connection itself can tell.
      await cable.cut()
      await new Promise((resolve) => setImmediate(resolve))
      await db.execute(sql`select 1`)
    })
    await expect(transaction).rejects.toThrow()
    await expect(handle.ping()).rejects.toThrow()
    await cable.mend()
    await handle.ping()
    await handle.close()
    await cable.cut()
    await database.handle.close()
    await database.drop()
  },
)
