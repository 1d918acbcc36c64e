import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { lastBackup, lastRehearsal, recordRun } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ workers: false })
})
afterAll(() => app.close())

test('the last backup is the newest success, along with any later failure', async () => {
  const { db } = app.platform
  const run = (ok: boolean, hour: string) => {
    const at = new Date(`2026-01-01T${hour}:00:00Z`)
    return recordRun(db, { kind: 'backup', startedAt: at, finishedAt: at, ok, place: `/backups/${hour}`, detail: '' })
  }
  expect([await lastBackup(db), await lastRehearsal(db)]).toEqual([undefined, undefined])
  await run(false, '01')
  expect(await lastBackup(db)).toMatchObject({ ok: false, place: '/backups/01' })
  await run(true, '02')
  await run(true, '03')
  await run(false, '04')
  expect(await lastBackup(db)).toEqual({
    at: new Date('2026-01-01T03:00:00Z'),
    ok: true,
    place: '/backups/03',
    detail: '',
    failedSince: { at: new Date('2026-01-01T04:00:00Z'), detail: '' },
  })
  await run(true, '05')
  expect(await lastBackup(db)).not.toHaveProperty('failedSince')
  expect(await lastRehearsal(db)).toBeUndefined()
})
