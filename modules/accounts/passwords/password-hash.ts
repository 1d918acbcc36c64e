import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32
const saltLength = 16

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

/** Keyboards encode « é » in two ways, which must count as the same password. */
const normalize = (password: string) => password.normalize('NFC')

function serialize(nonce: Uint8Array, tag: Uint8Array): string {
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(tag)}`
}

/** @returns a PHC string */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(saltLength)
  const tag = await derive('argon2id', { message: normalize(password), nonce, tagLength, ...cost })
  return serialize(nonce, tag)
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Uses the parameters stored in the hash, so that raising `cost` does not lock users out. */
export async function matchesHash(hash: string, password: string): Promise<boolean> {
  const parts = phc.exec(hash)
  if (!parts) throw new Error('a stored password hash has an unknown form')
  const [memory, passes, parallelism] = parts.slice(1, 4).map(Number) as [number, number, number]
  const nonce = Buffer.from(parts[4] as string, 'base64')
  const expected = Buffer.from(parts[5] as string, 'base64')
  const message = normalize(password)
  const tag = await derive('argon2id', { message, nonce, tagLength: expected.length, memory, passes, parallelism })
  return timingSafeEqual(tag, expected)
}

/** A hash that matches no password. Comparing with it takes as long as with a real one. */
const dummyHash = serialize(Buffer.alloc(saltLength), Buffer.alloc(tagLength))

/**
 * Does the same work without a hash, if there is no account or no password: the response time reveals nothing.
 */
export async function matchesPassword(hash: string | null | undefined, password: string): Promise<boolean> {
  const isSame = await matchesHash(hash ?? dummyHash, password)
  return isSame && typeof hash === 'string'
}
