import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'
import type { OwnedPart } from '../../web/reader-page/parts.tsx'
import type { PageInPieces, Place } from '../../web/reader-page/places.ts'
import { chooseEncoding, sendEncoded } from '../page-cache/index.ts'

/** A page that readers with the same rights share; each reader's own parts fill its placeholders. */
export interface ReaderPage {
  /** alternating names and values */
  readonly headers: readonly string[]
  readonly places: readonly Place[]
  /** one more than `places` */
  readonly pieces: readonly Buffer[]
  readonly bytes: number
}

const encoder = new TextEncoder()
/** `Buffer.from` would take a part of a buffer of 64 KB, all of which the cache would keep. */
const encodeExactly = (text: string): Buffer => Buffer.from(encoder.encode(text).buffer)

export function toReaderPage(headers: Record<string, string>, { pieces, places }: PageInPieces): ReaderPage {
  const encoded = pieces.map(encodeExactly)
  const bytes = encoded.reduce((sum, { length }) => sum + length, 0)
  return { headers: Object.entries(headers).flat(), places, pieces: encoded, bytes }
}

/** An empty place, or one with another reader's part. */
class PlaceError extends Error {
  override name = 'PlaceError'
}

/**
 * Fills each place with its part for that reader.
 * @throws if a place would stay empty or get another reader's part: then nothing is sent
 */
export function fillPlaces(
  { pieces, places }: Pick<ReaderPage, 'pieces' | 'places'>,
  owner: string,
  renderPart: (place: Place) => OwnedPart | undefined,
): Buffer {
  const filled = pieces.flatMap((piece, index) => {
    const place = places[index]
    if (!place) return [piece]
    const part = renderPart(place)
    if (!part) throw new PlaceError(`nothing was put into the place ${place.name}`)
    if (part.owner !== owner) throw new PlaceError(`another reader’s part was put into the place ${place.name}`)
    return [piece, Buffer.from(part.html)]
  })
  return Buffer.concat(filled)
}

/** Fast enough to compress synchronously for each request: 60 KB take 0.2 ms. */
const compress = {
  zstd: (body: Buffer) => zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
  br: (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (body: Buffer) => gzipSync(body, { level: 1 }),
  identity: (body: Buffer) => body,
}

/** @param cookies set by this answer only */
export function sendFilled(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, filled }: { headers: readonly string[]; filled: Buffer },
  cookies: readonly string[] = [],
): void {
  const encoding = chooseEncoding(request, ['zstd', 'br', 'gzip'])
  const withCookies = [...headers, ...cookies.flatMap((cookie) => ['set-cookie', cookie])]
  sendEncoded(request, response, withCookies, { encoding, body: compress[encoding](filled) })
}
