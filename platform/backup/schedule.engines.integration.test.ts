import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { lastBackup } from './index.ts'
import { dueSlot, makeDueBackup, runBackup } from './schedule.ts'

let app: TestApp
beforeAll(async () => {
  const env = { BACKUP_DIR: '/srv/backups', BACKUP_AT: '03:15', BACKUP_PASSPHRASE: 'une phrase de passe' }
  app = await createTestApp({ workers: false, now: '2026-01-31T01:00:00Z', env })
})
afterAll(() => app.close())

test('a day’s backup is due from BACKUP_AT on, Paris time', () => {
  const at = (moment: string) => dueSlot('03:15', new Date(moment))
  expect([at('2026-01-31T02:14:00Z'), at('2026-01-31T02:15:00Z')]).toEqual([undefined, '2026-01-31'])
  expect([at('2026-07-01T01:15:00Z'), at('2026-06-30T22:30:00Z')]).toEqual(['2026-07-01', undefined])
})

test('one process makes the daily backup and retries it after an hour', async () => {
  const results = [
    { ok: false, said: 'No space', stopped: false },
    { ok: true, said: '/srv/backups/a.tar.age: 1.0 MiB, 5 rows', stopped: false },
    { ok: true, said: '/srv/backups/b.tar.age: 1.0 MiB, 6 rows', stopped: false },
  ]
  let runs = 0
  const sweep = () =>
    makeDueBackup(app.platform, async () => results[runs++] ?? { ok: false, said: 'one run too many', stopped: false })
  await sweep()
  expect(runs).toBe(0)
  app.clock.set('2026-01-31T02:20:00Z')
  await Promise.all([sweep(), sweep()])
  expect(runs).toBe(1)
  expect(await lastBackup(app.platform.db)).toMatchObject({ ok: false, detail: 'No space' })
  app.clock.advance(50 * 60_000)
  await sweep()
  expect(runs).toBe(1)
  app.clock.advance(11 * 60_000)
  await sweep()
  await sweep()
  expect(runs).toBe(2)
  const at = new Date('2026-01-31T03:21:00Z')
  expect(await lastBackup(app.platform.db)).toEqual({
    at,
    ok: true,
    place: '/srv/backups/a.tar.age',
    detail: '1.0 MiB, 5 rows',
  })
  app.clock.set('2026-02-01T02:20:00Z')
  await sweep()
  expect((await lastBackup(app.platform.db))?.place).toBe('/srv/backups/b.tar.age')
})

test('a backup whose process was killed is repeated after twelve hours', async () => {
  app.clock.set('2026-02-02T02:20:00Z')
  const begun = Promise.withResolvers<void>()
  void makeDueBackup(app.platform, () => {
    begun.resolve()
    return new Promise(() => undefined)
  })
  await begun.promise
  let runs = 0
  const sweep = () =>
    makeDueBackup(app.platform, async () => {
      runs += 1
      return { ok: true, said: '/srv/backups/c.tar.age: 1.0 MiB, 7 rows', stopped: false }
    })
  app.clock.advance(11 * 3_600_000)
  await sweep()
  expect(runs).toBe(0)
  app.clock.advance(2 * 3_600_000)
  await sweep()
  expect(runs).toBe(1)
})

test('a backup that stopped with the server is made after the next start', async () => {
  app.clock.set('2026-02-03T02:20:00Z')
  const before = await lastBackup(app.platform.db)
  await makeDueBackup(app.platform, async () => ({ ok: false, said: '', stopped: true }))
  expect(await lastBackup(app.platform.db)).toEqual(before)
  await makeDueBackup(app.platform, async () => ({
    ok: true,
    said: '/srv/backups/d.tar.age: 1.0 MiB, 8 rows',
    stopped: false,
  }))
  expect((await lastBackup(app.platform.db))?.place).toBe('/srv/backups/d.tar.age')
})

test('SIGTERM to the server ends its backup command', async () => {
  const listening = process.listenerCount('SIGTERM')
  const ended = runBackup(['-e', 'setInterval(() => {}, 1000)'])
  process.listeners('SIGTERM').at(-1)?.('SIGTERM')
  expect(await ended).toEqual({ ok: false, said: '', stopped: true })
  expect(process.listenerCount('SIGTERM')).toBe(listening)
  expect(await runBackup(['-e', 'console.log("made")'])).toEqual({ ok: true, said: 'made', stopped: false })
})
