import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { memoize } from '../../web/memoize.ts'
import { PreparedAnswer } from '../prepared-answer.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** One answer for all who are signed out: every byte that goes out is ready. */
export interface CachedPage {
  readonly etag: string
  /** what all its answers have in their head: names and values in turn */
  readonly head: readonly string[]
  readonly notModified: PreparedAnswer
  readonly answers: Record<Encoding, PreparedAnswer>
  readonly bytes: number
  timesServed: number
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Above this the gain is small and the first visitor would wait. */
const brotliQuality = 5

export function answerIn(encoding: Encoding, head: readonly string[], body: Buffer): PreparedAnswer {
  const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding]
  return new PreparedAnswer(200, [...head, ...encoded, 'content-length', String(body.length)], body)
}

/**
 * Names and values in turn. A value that was cut out of a page with « œ » or « € » in it has two bytes a character, and
 * would make Node's whole head so: it is copied into a string of one byte a character.
 */
export function toPreparedHead(headers: Record<string, string>): string[] {
  return Object.entries(headers)
    .flat()
    .map((text) => Buffer.from(text, 'latin1').toString('latin1'))
}

export async function toCachedPage(headers: Record<string, string>, body: Buffer): Promise<CachedPage> {
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    zip(body, { level: 6 }),
  ])
  // Weak: the same page, whatever it is compressed with and how well.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const head = toPreparedHead({ ...headers, etag, vary: 'accept-encoding, cookie' })
  return {
    etag,
    head,
    notModified: new PreparedAnswer(304, head),
    answers: {
      br: answerIn('br', head, br),
      gzip: answerIn('gzip', head, gz),
      identity: answerIn('identity', head, body),
    },
    bytes: body.length + br.length + gz.length,
    timesServed: 0,
  }
}

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')

/** Whether `If-None-Match` names it; caches in between may have made it strong or weak. */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch === etag || ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag))
}

export const chooseEncoding = memoize((accepted: string | undefined): Encoding => {
  if (!accepted) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
})
