import { createHash } from 'node:crypto'
import { Cache } from '../../platform/cache/index.ts'
import { timesUntilBest } from '../page-cache/index.ts'
import { brotliPieces, qualities } from './brotli-pieces.ts'
import { type FilledPage, keepCompressed, type ReaderPage } from './reader-page.ts'

const maxBytes = 16 * 1024 * 1024

/** The same for a page that is rendered again and has not changed. */
function keyOf({ pieces }: ReaderPage, layout: readonly number[]): string {
  const hash = createHash('sha256').update(layout.join())
  for (const piece of pieces) hash.update(`,${piece.length},`).update(piece)
  return hash.digest('base64url')
}

export interface BestBrotli {
  /** before a page goes out: it was compressed so before it was rendered again */
  reuse(filled: FilledPage): void
  /** each time a page has gone out: what is asked for again is compressed with the best ratio, in another thread */
  improve(filled: FilledPage): void
}

export function createBestBrotli(onFailure: (error: unknown) => void): BestBrotli {
  const known = new Cache<readonly Buffer[]>({
    bytes: maxBytes,
    sizeOf: (pieces) => pieces.reduce((sum, { length }) => sum + length, 0),
  })

  return {
    reuse({ page, layout, brotli }) {
      const compressed = layout && !brotli() ? known.get(keyOf(page, layout)) : undefined
      if (layout && compressed) keepCompressed(page, layout, compressed)
    },
    improve({ page, layout, brotli }) {
      const served = brotli()
      if (!layout || !served) return
      served.of.timesServed += 1
      if (served.of.timesServed !== timesUntilBest) return
      known
        .load(keyOf(page, layout), () => brotliPieces(page.pieces, layout, qualities.best))
        .then((compressed) => keepCompressed(page, layout, compressed), onFailure)
    },
  }
}
