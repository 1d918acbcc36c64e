import { createHash } from 'node:crypto'
import { Cache } from '../../platform/cache/index.ts'
import { timesUntilBest } from '../page-cache/index.ts'
import { brotliPieces, qualities } from './brotli-pieces.ts'
import { type FilledPage, keepCompressed } from './reader-page.ts'

const maxBytes = 16 * 1024 * 1024

/**
 * Called each time a page goes out in Brotli: what is asked for again is compressed with the best ratio, in another thread. A page that is
 * rendered again and is the same is not compressed again.
 */
export function createBestBrotli(onFailure: (error: unknown) => void): (filled: FilledPage) => void {
  const known = new Cache<readonly Buffer[]>({
    bytes: maxBytes,
    sizeOf: (pieces) => pieces.reduce((sum, { length }) => sum + length, 1),
  })

  return ({ page, layout, brotli }) => {
    const served = brotli()
    if (!layout || !served) return
    served.of.timesServed += 1
    if (served.of.timesServed !== timesUntilBest) return
    const hash = createHash('sha256').update(layout.join())
    for (const piece of page.pieces) hash.update(`,${piece.length},`).update(piece)
    known
      .load(hash.digest('base64url'), () => brotliPieces(page.pieces, layout, qualities.best))
      .then((compressed) => keepCompressed(page, layout, compressed), onFailure)
  }
}
