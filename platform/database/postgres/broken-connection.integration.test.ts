import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { openTestDatabase } from '../../../tests/fixtures/database.ts'
import { createTcpProxy } from '../../../tests/fixtures/tcp-proxy.ts'
import { silentLog } from '../../log/index.ts'
import { openDatabase } from '../index.ts'

test.skipIf(inject('engine') !== 'postgres')('a broken connection ends its own transaction only', async () => {
  const database = await openTestDatabase('postgres')
  const proxy = await createTcpProxy(database.url ?? '')
  const handle = await openDatabase({ databaseUrl: proxy.url, dataDir: '' }, silentLog)
  const transaction = handle.db.transaction(async (db) => {
    await db.execute(sql`select 1`)
    // No query is running at that moment: only the connection itself can report the failure.
    await proxy.cut()
    await new Promise((resolve) => setImmediate(resolve))
    await db.execute(sql`select 1`)
  })
  await expect(transaction).rejects.toThrow()
  await expect(handle.ping()).rejects.toThrow()
  await proxy.mend()
  await handle.ping()
  await handle.close()
  await proxy.cut()
  await database.handle.close()
  await database.drop()
})
