import { hash } from 'node:crypto'
import { setImmediate as otherWork } from 'node:timers/promises'
import { fold } from '../../../contracts/text/fold.ts'
import type { Platform, PlatformService } from '../../../platform/index.ts'

/** Hexadecimal characters of a digest that a browser sends: 4,096 groups of about twenty words each. */
const prefixLength = 3

/** Bytes of each digest that are stored and compared: enough for 100,000 words. */
const size = 8

/** Words hashed in one turn of the event loop: less than five milliseconds. */
const atOnce = 4000

const digestOf = (password: string): string => hash('sha256', password, 'hex').slice(0, 2 * size)

/** Leaked passwords, French words and cities, first names and family names. */
async function readWords(): Promise<string[]> {
  const [leaked, french] = await Promise.all([import('@zxcvbn-ts/language-common'), import('@zxcvbn-ts/language-fr')])
  const lists = [
    leaked.dictionary['passwords-common'],
    french.dictionary['wikipedia-fr'],
    french.dictionary['firstnames-fr'],
    french.dictionary['lastnames-fr'],
  ]
  return lists.flatMap((list) => Object.values(list).map(String))
}

/** Sorted digests of 8 bytes each; an index by prefix would use ten megabytes. */
async function readDigests(): Promise<Buffer> {
  const words = await readWords()
  const folded = new Set<string>()
  const digests = Buffer.allocUnsafe(words.length * size)
  for (const [at, word] of words.entries()) {
    const candidate = fold(word)
    if (!folded.has(candidate)) digests.write(digestOf(candidate), folded.size * size, 'hex')
    folded.add(candidate)
    if (at % atOnce === atOnce - 1) await otherWork()
  }
  return Buffer.from(digests.subarray(0, folded.size * size))
}

/** Digests of common passwords, loaded at first use. */
const commonPasswords: PlatformService<Promise<Buffer>> = { name: 'common passwords', open: readDigests }

type HasServices = Pick<Platform, 'services'>

/** Suffixes of leaked passwords' digests that begin with the prefix. */
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
