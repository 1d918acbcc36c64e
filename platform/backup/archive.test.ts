import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ConfigError } from '../config/index.ts'
import { bytesOf, openArchive } from './archive-reader.ts'
import { type ArchiveWriter, createArchive } from './archive-writer.ts'
import { createDecrypter, createEncrypter } from './encryption.ts'

let folder: string
let identity: string
let recipient: string
let file: string
let whole: Buffer

const header = { format: 1, version: '0.1.0', engine: 'pglite', createdAt: '2026-01-31T03:15:00Z', migrations: [] }
const json = (value: unknown) => Buffer.from(JSON.stringify(value))
const rows = randomBytes(150_000)

interface Change {
  header?: object
  extra?(archive: ArchiveWriter): Promise<void>
  manifest?: object | null
  encrypter?: Encrypter
}

/** Writes a well-formed archive, or one with a single defect. */
async function write(name: string, change: Change = {}): Promise<string> {
  const target = path.join(folder, name)
  const archive = await createArchive(target, change.encrypter ?? createEncrypter({ recipients: [recipient] }))
  await archive.add('header.json', json(change.header ?? { ...header, tables: [] }))
  await archive.add('tables/members/000001.jsonl.gz', rows)
  await archive.add('media/empty', new Uint8Array())
  const parts = [...archive.parts]
  await change.extra?.(archive)
  const manifest = { parts, tables: {}, sequences: {}, mediaFiles: 1, ...change.manifest }
  if (change.manifest !== null) await archive.add('manifest.json', json(manifest))
  await archive.end()
  return target
}

const open = (target: string) => openArchive(target, () => createDecrypter({ identity }))

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'archives-'))
  identity = await generateX25519Identity()
  recipient = await identityToRecipient(identity)
  file = await write('whole.tar.age')
  whole = await readFile(file)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('an archive is read part by part, with an identity or a passphrase', async () => {
  const archive = await open(file)
  const found: [string, number][] = []
  for await (const part of archive.parts()) found.push([part.name, (await bytesOf(part)).length])
  expect(found).toEqual([
    ['tables/members/000001.jsonl.gz', 150_000],
    ['media/empty', 0],
  ])
  const passphrase = 'une phrase de passe'
  const other = await write('passphrase.tar.age', { encrypter: createEncrypter({ passphrase }) })
  const opened = await openArchive(other, () => createDecrypter({ passphrase }))
  expect(opened.manifest.parts).toEqual(archive.manifest.parts)
  await expect(openArchive(other, () => createDecrypter({ passphrase: 'une autre phrase' }))).rejects.toThrow(
    'the passphrase or identity does not open it',
  )
})

const cuts = [0, 10, 120, 200, 65_536, 100_000, -16, -1]
const flips = [5, 60, 150, 300, 65_600, 100_000, -500, -1]

const tampered: [string, (target: string) => Promise<unknown>][] = [
  ...cuts.map((at): [string, (target: string) => Promise<unknown>] => [
    `cut at ${at}`,
    (target) => writeFile(target, whole.subarray(0, at < 0 ? whole.length + at : at)),
  ]),
  ...flips.map((at): [string, (target: string) => Promise<unknown>] => [
    `one bit of byte ${at} is another`,
    (target) => {
      const bytes = Buffer.from(whole)
      const place = at < 0 ? bytes.length + at : at
      bytes[place] = (bytes[place] ?? 0) ^ 1
      return writeFile(target, bytes)
    },
  ]),
  [
    'something appended',
    async (target) => {
      await writeFile(target, whole)
      await appendFile(target, 'x')
    },
  ],
  [
    'two blocks exchanged',
    (target) => {
      const [from, size] = [whole.length - 140_000, 65_552]
      const blocks = [whole.subarray(0, from), whole.subarray(from + size), whole.subarray(from, from + size)]
      return writeFile(target, Buffer.concat(blocks))
    },
  ],
  ['no age file', (target) => writeFile(target, rows)],
]

test.each(tampered)('a damaged archive is refused in one line: %s', async (name, make) => {
  const target = path.join(folder, `${name.replaceAll(' ', '-')}.tar.age`)
  await make(target)
  const failure = await open(target).then(
    () => undefined,
    (error: Error) => error,
  )
  expect([failure?.name, failure?.message.split('\n').length]).toEqual(['ConfigError', 1])
  expect(failure?.message).toContain(`${target} cannot be restored: `)
})

const encrypted: [string, Change | (() => Promise<Change>), string][] = [
  ['a part that its table of contents does not list', { extra: (to) => to.add('keys/x', rows) }, 'it was altered'],
  ['another checksum', { manifest: { parts: [] } }, 'it was altered'],
  ['no table of contents', { manifest: null }, 'it is truncated'],
  ['a later format', { header: { format: 2 } }, 'its format 2 is not known'],
  ['a header that is none', { header: { format: 1 } }, 'its table of contents is not readable'],
  [
    'encrypted for another recipient',
    async () => {
      const encrypter = new Encrypter()
      encrypter.addRecipient(await identityToRecipient(await generateX25519Identity()))
      return { encrypter }
    },
    'the passphrase or identity does not open it',
  ],
]

test.each(encrypted)('a correctly encrypted archive is still refused: %s', async (name, change, why) => {
  const given = typeof change === 'function' ? await change() : change
  await expect(open(await write(`${name.replaceAll(' ', '-')}.tar.age`, given))).rejects.toThrow(why)
})

test('without a passphrase or a key no archive is written or read', () => {
  expect(() => createEncrypter({})).toThrow('Set BACKUP_PASSPHRASE, or BACKUP_RECIPIENT')
  expect(() => createDecrypter({})).toThrow('Set BACKUP_PASSPHRASE, or BACKUP_IDENTITY')
})

test('an archive that cannot be written is reported with its path in one line', async () => {
  const encrypter = () => createEncrypter({ recipients: [recipient] })
  const nowhere = path.join(folder, 'nowhere', 'a.tar.age')
  await expect(createArchive(nowhere, encrypter())).rejects.toThrow(`${nowhere} cannot be written: ENOENT`)
  await expect(createArchive(file, encrypter())).rejects.toThrow('cannot be written: EEXIST')
})

describe('an invalid key is reported in one line', () => {
  const written = (name: string, text: string) => {
    const file = path.join(folder, name)
    writeFileSync(file, text)
    return file
  }

  test.each([
    ['an absent file', () => path.join(folder, 'absent.key'), 'cannot be read: ENOENT'],
    ['a folder', () => folder, 'cannot be read: EISDIR'],
    ['a file without a key', () => written('empty.key', '# created: today'), 'holds no AGE-SECRET-KEY-…'],
    ['a file with a malformed key', () => written('bad.key', 'AGE-SECRET-KEY-1ABC'), 'a key is malformed'],
    ['a malformed key', () => 'AGE-SECRET-KEY-1ABC', 'a key is malformed'],
    ['an unknown kind of key', () => 'AGE-SECRET-KEY-2ABC', 'a key is malformed'],
  ])('%s', (_what, identity, said) => {
    const create = () => createDecrypter({ identity: identity() })
    expect(create).toThrow(ConfigError)
    expect(create).toThrow(said)
  })

  test('a malformed recipient', () => {
    const create = () => createEncrypter({ recipients: ['age1abc'] })
    expect(create).toThrow(ConfigError)
    expect(create).toThrow('age1abc is no age recipient')
  })
})
