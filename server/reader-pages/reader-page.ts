import type { OwnedPart } from '../../web/reader-page/parts.tsx'
import type { PageInPieces, Place } from '../../web/reader-page/places.ts'
import { toPreparedHead } from '../page-cache/index.ts'
import { PreparedHead } from '../prepared-answer.ts'
import { brotliPieces, joinBrotli, layoutOf, qualities } from './brotli-pieces.ts'
import { type GzipPieces, gzipPieces } from './gzip-pieces.ts'

/** A page compressed for parts of certain lengths. */
export interface BrotliPage {
  readonly head: PreparedHead
  readonly layout: readonly number[]
  readonly compressed: readonly Buffer[]
  timesServed: number
}

/** A page that all readers with the same rights share, compressed once; what is one reader's is put into its places. */
export interface ReaderPage {
  /** names and values in turn, as Node sends them without looking at each */
  readonly headers: readonly string[]
  readonly places: readonly Place[]
  readonly pieces: readonly Buffer[]
  readonly gzip: GzipPieces
  /** by how much space the places have: few, for most readers' parts are about as long */
  readonly brotli: Map<string, BrotliPage>
  readonly bytes: number
}

/** Amounts of space that a page is compressed for; parts that need yet another one are compressed with their page. */
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

/** A page and what is put into its places for one reader. */
export interface FilledPage {
  readonly page: ReaderPage
  readonly parts: readonly Buffer[]
  /** the space that her parts need; undefined where they are too long */
  readonly layout: readonly number[] | undefined
  /** as it goes out; undefined where it has to be compressed first, or the parts are too long to have space made for them */
  brotli(): { of: BrotliPage; body: readonly Buffer[] } | undefined
}

export function fillPage(page: ReaderPage, parts: readonly Buffer[]): FilledPage {
  const layout = layoutOf(parts)
  const key = layout?.join()
  let made: ReturnType<FilledPage['brotli']>
  return {
    page,
    parts,
    layout,
    brotli() {
      const prepared = key === undefined ? undefined : page.brotli.get(key)
      if (prepared !== made?.of) {
        made = prepared && { of: prepared, body: joinBrotli(prepared.compressed, prepared.layout, parts) }
      }
      return made
    },
  }
}

/** Keeps it as it was compressed for that layout, in place of what was there. */
export function keepCompressed(page: ReaderPage, layout: readonly number[], compressed: readonly Buffer[]): void {
  const empty = layout.map((capacity) => Buffer.alloc(capacity))
  const length = joinBrotli(compressed, layout, empty).reduce((sum, piece) => sum + piece.length, 0)
  const head = new PreparedHead([...page.headers, 'content-encoding', 'br', 'content-length', String(length)])
  const timesServed = page.brotli.get(layout.join())?.timesServed ?? 0
  page.brotli.set(layout.join(), { head, layout, compressed, timesServed })
}

/** Makes space for parts of that length, where they are not too long and there are not too many kinds already. */
export async function compressFor({ page, layout }: FilledPage): Promise<void> {
  if (!layout || page.brotli.has(layout.join()) || page.brotli.size >= mostLayouts) return
  keepCompressed(page, layout, await brotliPieces(page.pieces, layout, qualities.atOnce))
}
