import { hash } from 'node:crypto'
import { setImmediate as otherWork } from 'node:timers/promises'
import type { Platform, PlatformService } from '../../../platform/index.ts'

/** Hexadecimal characters of a digest that a browser sends: 4,096 groups of about a dozen each. */
const prefixLength = 3

/** Bytes of a digest that are stored and compared: enough for 50,000 passwords. */
const size = 8

/** Hashed between two turns of the event loop: less than five milliseconds. */
const atOnce = 4000

const digestOf = (password: string): string => hash('sha256', password, 'hex').slice(0, 2 * size)

/** One digest after the other: 400 KB, where an index by prefix would take ten megabytes. */
async function readDigests(): Promise<Buffer> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const passwords = Object.values(dictionary['passwords-common']).map(String)
  const digests = Buffer.allocUnsafe(passwords.length * size)
  for (const [at, password] of passwords.entries()) {
    digests.write(digestOf(password), at * size, 'hex')
    if (at % atOnce === atOnce - 1) await otherWork()
  }
  return digests
}

/** Read at the first question. */
const commonPasswords: PlatformService<Promise<Buffer>> = { name: 'common passwords', open: readDigests }

type HasServices = Pick<Platform, 'services'>

/** The rest of the digests of leaked passwords that begin so. */
export async function commonPasswordSuffixes({ services }: HasServices, prefix: string): Promise<string[]> {
  const all = await services.of(commonPasswords)
  const wanted = Number.parseInt(prefix, 16)
  const found: string[] = []
  for (let at = 0; at < all.length; at += size) {
    if (all.readUInt16BE(at) >> 4 === wanted) found.push(all.toString('hex', at, at + size).slice(prefixLength))
  }
  return found
}

export async function isCommonPassword(platform: HasServices, password: string): Promise<boolean> {
  const digest = digestOf(password)
  const found = await commonPasswordSuffixes(platform, digest.slice(0, prefixLength))
  return found.includes(digest.slice(prefixLength))
}
