import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { rowsOf } from '../../platform/database/index.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import { openKeyring } from '../../platform/keys/index.ts'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { createUser, type TestUser } from '../support/fixtures/tickets.ts'
import { ciphersOf, createCipher } from './discussion-cipher.ts'
import { rotateCoachingKeys } from './index.ts'

let app: TestApp
let camille: TestUser
let folder: string
beforeEach(async () => {
  app = await createTestApp({ env: { DEMO: '1' } })
  camille = await createUser(app, 'Camille', 'vip')
  folder = await mkdtemp(path.join(os.tmpdir(), 'keys-'))
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const open = (message: string) =>
  app.call('POST', '/support/coaching/tickets', { token: camille.token, body: { title: 'Un doute', message } })
const read = async (uid: string, at = app) =>
  (await at.call('GET', `/support/coaching/tickets/${uid}`, { token: camille.token })).body.payload?.messages[0].content

test('rotation rewraps each discussion’s key in all processes at runtime', async () => {
  const other = await createTestApp({ beside: app, workers: false })
  const { uid } = (await open('avant')).body.payload
  const former = await app.platform.keyring.current()
  expect(await rotateCoachingKeys(app.platform)).toBe(1)
  const current = await app.platform.keyring.current()
  expect(current.id).not.toBe(former.id)
  expect([await read(uid), await read(uid, other)]).toEqual(['avant', 'avant'])
  const after = (await open('après')).body.payload.uid
  expect([await read(after), await read(after, other)]).toEqual(['après', 'après'])
  const onlyNew: OpenedPlatform = {
    ...app.platform,
    keyring: { ...app.platform.keyring, find: async () => current },
  }
  await ciphersOf(onlyNew, app.platform.db, [uid, after])
  expect(await rotateCoachingKeys(app.platform)).toBe(2)
  await other.close()
})

test('rotation uses the first of the keys in the environment', async () => {
  const [former, fresh] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]
  const withKeys = async (coachingKey: string): Promise<OpenedPlatform> => ({
    ...app.platform,
    config: { ...app.platform.config, coachingKey },
    keyring: await openKeyring(coachingKey, ''),
  })
  const { db } = app.platform
  const uid = camille.uid
  const stored = (await createCipher(await withKeys(former), db, uid)).encrypt('title', 'secret')
  const both = await withKeys(`${fresh},${former}`)
  expect(await rotateCoachingKeys(both)).toBe(1)
  const alone = await withKeys(fresh)
  expect((await ciphersOf(alone, db, [uid]))(uid).decrypt('title', stored)).toBe('secret')
})

test('a process without the current key returns 503', async () => {
  const { uid } = (await open('avant')).body.payload
  const stranger: OpenedPlatform = {
    ...app.platform,
    keyring: await openKeyring(undefined, path.join(folder, 'other.key')),
  }
  await expect(createCipher(stranger, app.platform.db, camille.uid)).rejects.toMatchObject({ status: 503 })
  await expect(ciphersOf(stranger, app.platform.db, [uid])).rejects.toMatchObject({ status: 503 })
})

test.runIf(inject('engine') === 'postgres')(
  'of two processes that register their keys at once, one is refused',
  async () => {
    const { db } = app.platform
    const keyring = await openKeyring(undefined, path.join(folder, 'other.key'))
    const [isWritten, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = db.transaction(async (db) => {
      await createCipher(app.platform, db, camille.uid)
      isWritten.resolve()
      await mayCommit.promise
    })
    await isWritten.promise
    const second = db
      .transaction((db) => createCipher({ ...app.platform, keyring }, db, randomUUID()))
      .then(
        () => 'written with another key',
        ({ status }) => status,
      )
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`
    await Promise.race([second, vi.waitUntil(async () => (await rowsOf(db, waiting)).length > 0)])
    mayCommit.resolve()
    await first
    expect(await second).toBe(503)
  },
)
