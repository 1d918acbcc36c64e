import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** One answer for all who are signed out: every byte that goes out is ready. */
export interface CachedPage {
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly bodies: Record<Encoding, Buffer>
  readonly bytes: number
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Above this the gain is small and the first visitor would wait. */
const brotliQuality = 5

export async function toCachedPage(headers: Record<string, string>, body: Buffer): Promise<CachedPage> {
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    zip(body, { level: 6 }),
  ])
  // Weak: the same page, whatever it is compressed with and how well.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  return {
    headers: { ...headers, etag, vary: 'accept-encoding, cookie' },
    etag,
    bodies: { br, gzip: gz, identity: body },
    bytes: body.length + br.length + gz.length,
  }
}

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')

/** Whether `If-None-Match` names it; caches in between may have made it strong or weak. */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch === etag || ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag))
}

export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}
