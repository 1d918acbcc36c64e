import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OpenedPlatform } from '../../platform/index.ts'
import { openKeyring } from '../../platform/keys/index.ts'
import { createTestHouse, type TestHouse } from '../../tests/fixtures/house.ts'
import { type Somebody, somebody } from '../support/support.fixture.ts'
import { createSeal, sealsOf } from './discussion-seal.ts'
import { rotateCoachingKeys } from './index.ts'

let house: TestHouse
let camille: Somebody
let folder: string
beforeEach(async () => {
  house = await createTestHouse({ env: { DEMO: '1' } })
  camille = await somebody(house, 'Camille', 'vip')
  folder = await mkdtemp(path.join(os.tmpdir(), 'keys-'))
})
afterEach(async () => {
  await house.close()
  await rm(folder, { recursive: true, force: true })
})

const open = (message: string) =>
  house.call('POST', '/support/coaching/tickets', { token: camille.token, body: { title: 'Un doute', message } })
const read = async (uid: string, at = house) =>
  (await at.call('GET', `/support/coaching/tickets/${uid}`, { token: camille.token })).body.payload?.messages[0].content

test('rotation wraps every discussion’s key anew while the house is open, in every process', async () => {
  const other = await createTestHouse({ beside: house, workers: false })
  const { uid } = (await open('avant')).body.payload
  const former = await house.platform.keyring.current()
  expect(await rotateCoachingKeys(house.platform)).toBe(1)
  const current = await house.platform.keyring.current()
  expect(current.id).not.toBe(former.id)
  expect([await read(uid), await read(uid, other)]).toEqual(['avant', 'avant'])
  const after = (await open('après')).body.payload.uid
  expect([await read(after), await read(after, other)]).toEqual(['après', 'après'])
  const onlyNew: OpenedPlatform = {
    ...house.platform,
    keyring: { ...house.platform.keyring, find: async () => current },
  }
  await sealsOf(onlyNew, house.platform.db, [uid, after])
  expect(await rotateCoachingKeys(house.platform)).toBe(2)
  await other.close()
})

test('keys of the environment: the new one stands before the former, then rotation', async () => {
  const [former, fresh] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]
  const withKeys = async (coachingKey: string): Promise<OpenedPlatform> => ({
    ...house.platform,
    config: { ...house.platform.config, coachingKey },
    keyring: await openKeyring(coachingKey, ''),
  })
  const { db } = house.platform
  const uid = camille.uid
  const kept = (await createSeal(await withKeys(former), db, uid)).close('title', 'secret')
  const both = await withKeys(`${fresh},${former}`)
  expect(await rotateCoachingKeys(both)).toBe(1)
  const alone = await withKeys(fresh)
  expect((await sealsOf(alone, db, [uid]))(uid).open('title', kept)).toBe('secret')
})

test('a process that does not have the house’s key writes nothing that others could not read, and says 503', async () => {
  const { uid } = (await open('avant')).body.payload
  const stranger: OpenedPlatform = {
    ...house.platform,
    keyring: await openKeyring(undefined, path.join(folder, 'other.key')),
  }
  await expect(createSeal(stranger, house.platform.db, camille.uid)).rejects.toMatchObject({ status: 503 })
  await expect(sealsOf(stranger, house.platform.db, [uid])).rejects.toMatchObject({ status: 503 })
})
