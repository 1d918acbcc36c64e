import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'
import { chooseEncoding, sendEncoded } from './encoded-answer.ts'

/** A page that all visitors share, compressed once. */
export interface CachedPage {
  readonly etag: string
  /** alternating names and values */
  readonly headers: readonly string[]
  readonly bodies: { readonly br: Buffer; readonly gzip: Buffer }
  readonly bytes: number
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** A higher level gains little, and the first visitor would wait. */
const brotliQuality = 5

/** zlib returns the start of a buffer of 64 KB. The cache would keep all of it, and count a tenth. */
function copyExactly(compressed: Buffer): Buffer {
  const exact = Buffer.allocUnsafeSlow(compressed.length)
  compressed.copy(exact)
  return exact
}

export async function toCachedPage(headers: Record<string, string>, body: Buffer): Promise<CachedPage> {
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    zip(body, { level: 6 }),
  ])
  // Weak ETag: the same for each encoding.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  return {
    etag,
    headers: Object.entries({ ...headers, etag, vary: 'accept-encoding, cookie' }).flat(),
    bodies: { br: copyExactly(br), gzip: copyExactly(gz) },
    bytes: br.length + gz.length,
  }
}

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')

/** Tells whether `If-None-Match` names the ETag; caches in between may have made it strong or weak. */
function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch === etag || ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag))
}

export function sendCached(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  const { etag, headers, bodies } = page
  if (isKnown(etag, request.headers['if-none-match'])) {
    response.writeHead(304, [...headers]).end()
    return
  }
  const encoding = chooseEncoding(request, ['br', 'gzip'])
  // Only programs request uncompressed pages.
  const body = encoding === 'identity' ? gunzipSync(bodies.gzip) : bodies[encoding]
  sendEncoded(request, response, headers, { encoding, body })
}
