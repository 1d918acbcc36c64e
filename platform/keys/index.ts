import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ConfigError } from '../config/index.ts'
import { AppError } from '../errors/index.ts'

export { decrypt, decryptBytes, encrypt, encryptBytes } from './encrypt.ts'
export { digestOfToken, newLinkToken } from './link-token.ts'

const keyBytes = 32

export interface MasterKey {
  /** prefix of the key's digest: identifies the key without revealing it */
  id: string
  bytes: Buffer
}

/** Master keys, which are never stored in the database: a stolen dump cannot unwrap what they protect. */
export interface Keyring {
  /**
   * key for new secrets
   * @throws 503 the key file is lost
   */
  current(): Promise<MasterKey>
  find(id: string): Promise<MasterKey | undefined>
  /**
   * Creates a new current key; former keys remain, to unwrap what they wrapped.
   * @throws ConfigError if the keys come from the environment, where the operator has to put the new key first
   */
  renew(): Promise<MasterKey>
}

function toKey(text: string): MasterKey {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== keyBytes) throw new ConfigError('Wrong configuration: a key must have 32 bytes')
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 16), bytes }
}

const newKeyText = () => randomBytes(keyBytes).toString('base64url')

function keysOf(text: string): [MasterKey, ...MasterKey[]] {
  const [first, ...rest] = text.split(/[\s,]+/).filter((part) => part !== '')
  if (!first) throw new ConfigError('Wrong configuration: the keyring is empty')
  return [toKey(first), ...rest.map(toKey)]
}

/** Tells whether a keyring contains the current key of another. Both are given as text, with the current key first. */
export function hasKeyOf(keyring: string, other: string): boolean {
  const [{ id }] = keysOf(other)
  return keysOf(keyring).some((key) => key.id === id)
}

function keyringOfText(text: string): Keyring {
  const keys = keysOf(text)
  return {
    current: async () => keys[0],
    find: async (id) => keys.find((key) => key.id === id),
    async renew() {
      throw new ConfigError(
        'The key comes from COACHING_KEY: put the new one before the former one there, separated by a comma.',
      )
    },
  }
}

/** Creates the key file. If two processes start at once, both use the key of the first to link it. */
async function makeFile(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const beside = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(beside, `${newKeyText()}\n`, { mode: 0o600 })
  try {
    await link(beside, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(beside, { force: true })
  }
}

async function readKeys(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new AppError(503, 'not-ready', 'Cette partie du site est momentanément indisponible.', {
      detail: `${file} is missing`,
    })
  }
}

async function keyringOfFile(file: string, mayMake: boolean): Promise<Keyring> {
  if (mayMake && !existsSync(file)) await makeFile(file)
  const read = async () => keysOf(await readKeys(file))
  // Another process may have changed the keys: the file is authoritative, this cache only saves reads.
  const known = new Map((existsSync(file) ? await read() : []).map((key) => [key.id, key]))
  return {
    current: async () => (await read())[0],
    async find(id) {
      if (!known.has(id) && existsSync(file)) for (const key of await read()) known.set(key.id, key)
      return known.get(id)
    },
    async renew() {
      const text = newKeyText()
      const beside = `${file}.${process.pid}.new`
      await writeFile(beside, `${text}\n${await readKeys(file)}`, { mode: 0o600 })
      await rename(beside, file)
      return toKey(text)
    },
  }
}

/**
 * @param fromEnvironment 32 bytes in base64, followed by the former keys, separated by commas
 * @param file used without `fromEnvironment`: stores the keys, and is created at the first start
 * @param mayMake false if data are already wrapped: a new key would hide the loss of the file
 */
export function openKeyring(fromEnvironment: string | undefined, file: string, mayMake = true): Promise<Keyring> {
  return fromEnvironment ? Promise.resolve(keyringOfText(fromEnvironment)) : keyringOfFile(file, mayMake)
}

export async function missingKeys(keyring: Pick<Keyring, 'find'>, ids: readonly string[]): Promise<string[]> {
  const found = await Promise.all(ids.map((id) => keyring.find(id)))
  return ids.filter((_id, index) => !found[index])
}
