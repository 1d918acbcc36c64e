import type { OwnedPart } from '../../web/reader-page/parts.tsx'
import type { PageInPieces, Place } from '../../web/reader-page/places.ts'
import { toPreparedHead } from '../page-cache/index.ts'
import { type BrotliPieces, brotliPieces, layoutOf } from './brotli-pieces.ts'
import { type GzipPieces, gzipPieces } from './gzip-pieces.ts'

/** A page that all readers with the same rights share, compressed once; what is one reader's is put into its places. */
export interface ReaderPage {
  /** names and values in turn, as Node sends them without looking at each */
  readonly headers: readonly string[]
  readonly places: readonly Place[]
  readonly pieces: readonly Buffer[]
  readonly gzip: GzipPieces
  /** by how much room the places have: few, for most readers' parts are about as long */
  readonly brotli: Map<string, BrotliPieces>
  readonly bytes: number
}

/** Kinds of room that a page is compressed for; parts that need yet another one are compressed with their page. */
const mostLayouts = 8

export async function toReaderPage(headers: Record<string, string>, page: PageInPieces): Promise<ReaderPage> {
  const pieces = page.pieces.map((piece) => Buffer.from(piece))
  const gzip = await gzipPieces(pieces)
  const once = [...pieces, ...gzip.deflated].reduce((sum, { length }) => sum + length, 0)
  // Brotli's share is about gzip's; most pages have one to three layouts.
  return {
    headers: toPreparedHead(headers),
    places: page.places,
    pieces,
    gzip,
    brotli: new Map(),
    bytes: once + gzip.length,
  }
}

/** A place without its part, or with somebody else's. */
class PlaceError extends Error {
  override name = 'PlaceError'
}

/**
 * What belongs into each place.
 * @param partOf what is hers, by place
 * @throws where a place would stay empty, or get what is another reader's: then nothing is sent
 */
export function fillPlaces<Part extends Pick<OwnedPart, 'owner'>>(
  places: readonly Place[],
  owner: string,
  partOf: (place: Place) => Part | undefined,
): Part[] {
  return places.map((place) => {
    const part = partOf(place)
    if (!part) throw new PlaceError(`nothing was put into the place ${place.name}`)
    if (part.owner !== owner) throw new PlaceError(`another reader’s part was put into the place ${place.name}`)
    return part
  })
}

export const wholePage = ({ pieces }: Pick<ReaderPage, 'pieces'>, parts: readonly Buffer[]): Buffer =>
  Buffer.concat(pieces.flatMap((piece, index) => [piece, parts[index] ?? Buffer.alloc(0)]))

/** @returns undefined where none has been made for parts of that length */
export function brotliFor({ brotli }: Pick<ReaderPage, 'brotli'>, parts: readonly Buffer[]): BrotliPieces | undefined {
  const layout = layoutOf(parts)
  return layout && brotli.get(layout.join())
}

/** Makes room for parts of that length, where they are not too long and there are not too many kinds already. */
export async function compressFor({ pieces, brotli }: ReaderPage, parts: readonly Buffer[]): Promise<void> {
  const layout = layoutOf(parts)
  const key = layout?.join()
  if (!layout || key === undefined || brotli.has(key) || brotli.size >= mostLayouts) return
  brotli.set(key, await brotliPieces(pieces, layout))
}
