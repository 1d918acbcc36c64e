import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { openEmptyPostgres } from '../fixtures/empty-postgres.ts'
import { killWhileWriting } from '../fixtures/kill-while-writing.ts'

test('each acknowledged message is stored once after five kills', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'kill-'))
  const database = inject('engine') === 'postgres' ? await openEmptyPostgres() : undefined
  const count = await killWhileWriting(
    { DATA_DIR: dataDir, DEMO: '0', ...(database ? { DATABASE_URL: database.url } : {}) },
    5,
  )
  expect(count).toMatchObject({ kills: 5, missing: 0, doubled: 0, gaps: 0 })
  expect(count.acknowledged).toBeGreaterThan(0)
  await database?.drop()
  await rm(dataDir, { recursive: true, force: true })
})
