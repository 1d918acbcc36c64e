import { promisify } from 'node:util'
import { type BrotliCompress, brotliDecompress, constants, createBrotliCompress } from 'node:zlib'

const decompress = promisify(brotliDecompress)

/*
 * A page compressed once, with room for a few bytes at each place. The page is compressed as one stream, with a stand-in of
 * the same length at each place; what the stand-in became is left out, and the part is put there as it is, in a block of its own
 * (RFC 7932, 9.2: uncompressed meta-blocks). For the rest of the stream to mean the same, a part must be as long as its
 * stand-in, nothing may be copied out of the stand-in, and its last two bytes, which choose the codes after it, are the part's.
 */

/** In no UTF-8 text of a page: what stands in for a part is like nothing around it. */
const foreign = [
  ...Array.from({ length: 9 }, (_, byte) => byte),
  ...Array.from({ length: 18 }, (_, at) => 0x0e + at),
  0xc0,
  0xc1,
  ...Array.from({ length: 11 }, (_, at) => 0xf5 + at),
]

/** Every pair of those bytes at most once: nothing in it can be copied from another place in it. */
const standIn = Buffer.from(foreign.flatMap((first, at) => foreign.slice(at + 1).flatMap((second) => [first, second])))
const endBytes = Buffer.from('  ')

const capacities = [8, 24, 40, 56, 72, 96, 128, 192, 256, 320, 384, 448, 512]
const mostBytes = standIn.length

/** How many bytes each part gets. @returns undefined where they are too long to have room made for them */
export function layoutOf(parts: readonly Buffer[]): number[] | undefined {
  const layout: number[] = []
  let sum = 0
  for (const part of parts) {
    const capacity = capacities.find((bytes) => bytes >= part.length + endBytes.length)
    if (capacity === undefined) return undefined
    layout.push(capacity)
    sum += capacity
  }
  return sum <= mostBytes ? layout : undefined
}

/** Above the first the gain is small for the reader who waits; the best takes a tenth of a second, in another thread. */
export const qualities = { atOnce: 9, best: constants.BROTLI_MAX_QUALITY }

const flush = (stream: BrotliCompress): Promise<void> =>
  new Promise((resolve) => stream.flush(constants.BROTLI_OPERATION_FLUSH, resolve))

/** As wide as the page: the widest, which Brotli takes where it does not know the size, costs 40 MB while it works. */
const windowFor = (bytes: number): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))),
  )

async function compress(pieces: readonly Buffer[], layout: readonly number[], quality: number): Promise<Buffer[]> {
  const bytes = pieces.reduce((sum, { length }) => sum + length, 0) + layout.reduce((sum, one) => sum + one, 0)
  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    },
  })
  const ended = new Promise<void>((resolve, reject) => stream.once('end', resolve).once('error', reject))
  let current: Buffer[] = []
  stream.on('data', (chunk: Buffer) => current.push(chunk))
  const compressed: Buffer[] = []
  let used = 0
  for (const [index, piece] of pieces.entries()) {
    stream.write(piece)
    const capacity = layout[index]
    if (capacity === undefined) {
      stream.end()
      await ended
    } else await flush(stream)
    compressed.push(Buffer.concat(current))
    current = []
    if (capacity === undefined) break
    stream.write(Buffer.concat([standIn.subarray(used, used + capacity - endBytes.length), endBytes]))
    used += capacity - endBytes.length
    await flush(stream)
    current = []
  }
  return compressed
}

/** Three bytes: not the last block, its length in 16 bits, uncompressed. */
function blockHeader(length: number): Buffer {
  const header = Buffer.alloc(3)
  header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3)
  return header
}

/** White space means nothing where a place is: between elements and attributes, or at the end of a line. */
export const padded = (part: Buffer, length: number): Buffer =>
  Buffer.concat([part, Buffer.alloc(length - part.length, 0x20)])

/**
 * What goes over the wire, in its order: pieces of the page and, as blocks of their own, a reader's parts.
 * @param compressed by brotliPieces, for the layout that layoutOf answers for the parts
 */
export function joinBrotli(
  compressed: readonly Buffer[],
  layout: readonly number[],
  parts: readonly Buffer[],
): Buffer[] {
  return compressed.flatMap((piece, index) => {
    const capacity = layout[index]
    const part = parts[index]
    return capacity !== undefined && part
      ? [piece, Buffer.concat([blockHeader(capacity), padded(part, capacity)])]
      : [piece]
  })
}

/** @throws where what the pieces are joined to would not be the page: then it must not be sent so */
export async function brotliPieces(
  pieces: readonly Buffer[],
  layout: readonly number[],
  quality: number,
): Promise<Buffer[]> {
  const compressed = await compress(pieces, layout, quality)
  // Unlike every stand-in in each byte: whatever was copied from one shows.
  const parts = layout.map((capacity) => Buffer.alloc(capacity - endBytes.length, 0x78))
  const expected = Buffer.concat(
    pieces.flatMap((piece, index) => {
      const part = parts[index]
      return part ? [piece, padded(part, layout[index] ?? 0)] : [piece]
    }),
  )
  const joined = await decompress(Buffer.concat(joinBrotli(compressed, layout, parts)))
  if (!joined.equals(expected)) throw new Error('a compressed page refers to what stood in for a reader’s own part')
  return compressed
}
