import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FakeS3, startFakeS3 } from '../../tests/fixtures/fake-s3.ts'
import { readConfig } from '../config/index.ts'
import { openStorage, type Storage } from './index.ts'

let folder: string
let fake: FakeS3
let stores: Record<'a folder' | 'S3', Storage>
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'storage-'))
  fake = await startFakeS3()
  stores = {
    'a folder': await openStorage(readConfig({ DATA_DIR: folder })),
    S3: await openStorage(readConfig({ DATA_DIR: folder, MEDIA_URL: fake.url })),
  }
})
afterAll(async () => {
  await fake.close()
  await rm(folder, { recursive: true, force: true })
})

const bytes = (value: string) => new TextEncoder().encode(value)

describe.each(['a folder', 'S3'] as const)('%s', (kind) => {
  async function read(key: string): Promise<[text: string, size: number] | undefined> {
    const found = await stores[kind].get(key)
    return found && [await text(found.stream), found.size]
  }

  test('keeps the last file written under a key', async () => {
    await stores[kind].put('0198/original.png', bytes('une rose'), 'image/png')
    await stores[kind].put('0198/480.webp', bytes('petite'), 'image/webp')
    await stores[kind].put('0198/original.png', bytes('été'), 'image/png')
    expect(await read('0198/original.png')).toEqual(['été', 5])
    expect(await read('0198/480.webp')).toEqual(['petite', 6])
  })

  test('returns nothing for an unknown or removed key', async () => {
    await stores[kind].put('a/b.pdf', bytes('x'), 'application/pdf')
    await stores[kind].remove('a/b.pdf')
    await stores[kind].remove('a/b.pdf')
    expect([await read('a/b.pdf'), await read('a/inconnu.pdf')]).toEqual([undefined, undefined])
  })

  test('lists the keys of all files, including one stored from the disk', async () => {
    const file = path.join(folder, 'archive')
    await writeFile(file, 'un grand fichier')
    for (const key of ['l/1', 'l/2.png', 'l/m/3']) await stores[kind].put(key, bytes('x'), 'image/png')
    await stores[kind].putFile('l/m/4.tar.age', file)
    expect(await read('l/m/4.tar.age')).toEqual(['un grand fichier', 16])
    const keys = (await Array.fromAsync(stores[kind].list())).filter((key) => key.startsWith('l/'))
    expect(keys.sort()).toEqual(['l/1', 'l/2.png', 'l/m/3', 'l/m/4.tar.age'])
    expect((await Array.fromAsync(stores[kind].list('l/m'))).sort()).toEqual(['l/m/3', 'l/m/4.tar.age'])
    expect(await Array.fromAsync(stores[kind].list('l/n'))).toEqual([])
  })

  test.each(['../secret', 'a/../../b', '/etc/passwd', ''])('refuses the key %j', async (key) => {
    expect(await read(key)).toBeUndefined()
    await expect(stores[kind].put(key, bytes('x'), 'image/png')).rejects.toThrow('not a storage key')
    await expect(stores[kind].remove(key)).rejects.toThrow('not a storage key')
  })
})

test('S3 stores the content type of a file', async () => {
  await stores.S3.put('c/d.avif', bytes('x'), 'image/avif')
  expect(fake.files.get('c/d.avif')).toEqual({ bytes: Buffer.from('x'), contentType: 'image/avif' })
})

test('S3 refuses a request signed with another secret', async () => {
  const url = fake.url.replace(/:[^:@]+@/, ':un-autre-secret@')
  const stranger = await openStorage(readConfig({ DATA_DIR: folder, MEDIA_URL: url }))
  await expect(stranger.put('e/f.png', bytes('x'), 'image/png')).rejects.toMatchObject({
    name: 'SignatureDoesNotMatch',
  })
  await expect(stranger.get('c/d.avif')).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' })
  expect(fake.files.has('e/f.png')).toBe(false)
})

test('S3 is retried after an error, and a lasting failure returns 503', async () => {
  fake.failNext(500, 1)
  await stores.S3.put('g/h.png', bytes('x'), 'image/png')
  expect(fake.files.has('g/h.png')).toBe(true)
  fake.failNext(500, 100)
  await expect(stores.S3.get('g/h.png')).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  fake.failNext(0, 0)
})

test('S3 returns a 503 with Retry-After while it is unreachable', async () => {
  const away = await openStorage(readConfig({ DATA_DIR: folder, MEDIA_URL: fake.url.replace(/:\d+\//, ':1/') }))
  const unavailable = { status: 503, headers: { 'retry-after': '5' } }
  await expect(away.get('g/h.png')).rejects.toMatchObject(unavailable)
  await expect(away.put('g/h.png', bytes('x'), 'image/png')).rejects.toMatchObject(unavailable)
  await expect(away.remove('g/h.png')).rejects.toMatchObject(unavailable)
})
