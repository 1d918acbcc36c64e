import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'

const brotli = promisify(brotliCompress)
const maxBytes = 32 * 1024 * 1024

/** Compresses pages that are requested repeatedly with the best ratio, in the background. */
export interface BestCompression {
  of(etag: string): Buffer | undefined
  /** once a page; undefined when it is under way already */
  make(etag: string, body: Buffer): Promise<Buffer> | undefined
}

export function createBestCompression(): BestCompression {
  const known = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: (body) => body.length || 1 })
  const underWay = new Set<string>()
  return {
    of: (etag) => known.get(etag),
    make(etag, body) {
      if (underWay.has(etag) || known.has(etag)) return undefined
      underWay.add(etag)
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      }
      return brotli(body, { params })
        .then((best) => {
          known.set(etag, best)
          return best
        })
        .finally(() => underWay.delete(etag))
    },
  }
}
