import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decrypt, encrypt, openKeyring } from './index.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'keys-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('an encrypted text decrypts only if unchanged, with its own key and place', () => {
  const key = randomBytes(32)
  const encrypted = encrypt(key, 'ticket/1', 'un secret 🌷')
  expect(decrypt(key, 'ticket/1', encrypted).toString()).toBe('un secret 🌷')
  expect(encrypted).not.toContain('secret')
  expect(() => decrypt(key, 'ticket/2', encrypted)).toThrow()
  expect(() => decrypt(randomBytes(32), 'ticket/1', encrypted)).toThrow()
  const changed = Buffer.from(encrypted, 'base64url')
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(() => decrypt(key, 'ticket/1', changed.toString('base64url'))).toThrow()
})

test('processes that start together on one folder share one new key', async () => {
  const file = path.join(folder, 'first', 'coaching.key')
  const rings = await Promise.all([1, 2, 3, 4].map(() => openKeyring(undefined, file)))
  const ids = await Promise.all(rings.map(async (ring) => (await ring.current()).id))
  expect(new Set(ids).size).toBe(1)
  expect((await stat(file)).mode & 0o077).toBe(0)
})

test('other processes find a renewed key and can still read the former one', async () => {
  const file = path.join(folder, 'renewed', 'coaching.key')
  const one = await openKeyring(undefined, file)
  const other = await openKeyring(undefined, file)
  const before = await one.current()
  const after = await one.renew()
  expect(after.id).not.toBe(before.id)
  expect((await other.find(after.id))?.bytes).toEqual(after.bytes)
  expect((await other.current()).id).toBe(after.id)
  expect((await other.find(before.id))?.bytes).toEqual(before.bytes)
  expect(await other.find('unknown')).toBeUndefined()
})

test('the first environment key is current and later ones can still decrypt', async () => {
  const [now, former] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]
  const ring = await openKeyring(`${now},${former}`, '')
  const alone = await openKeyring(former, '')
  expect((await ring.current()).bytes.toString('base64')).toBe(now)
  expect((await ring.find((await alone.current()).id))?.bytes.toString('base64')).toBe(former)
  await expect(ring.renew()).rejects.toThrow('COACHING_KEY')
  expect(() => openKeyring('abcd', '')).toThrow('32 bytes')
})
