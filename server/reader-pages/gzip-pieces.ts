import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import { combine, shiftOf } from './crc.ts'

const deflate = promisify(deflateRaw)

/** A page's pieces, compressed once: each ends at a byte and refers to nothing before it, so that anything may stand between two. */
export interface GzipPieces {
  readonly deflated: readonly Buffer[]
  readonly checksums: readonly { crc: number; shift: number }[]
  /** of the pieces, uncompressed */
  readonly length: number
}

const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
const lastBlock = Buffer.from([3, 0])

export async function gzipPieces(pieces: readonly Buffer[]): Promise<GzipPieces> {
  const options = { level: 9, finishFlush: constants.Z_FULL_FLUSH }
  return {
    deflated: await Promise.all(pieces.map((piece) => deflate(piece, options))),
    checksums: pieces.map((piece) => ({ crc: crc32(piece), shift: shiftOf(piece.length) })),
    length: pieces.reduce((sum, piece) => sum + piece.length, 0),
  }
}

/** As it is: a part is too short to gain by compression what that costs. */
function stored(part: Buffer): Buffer {
  const header = Buffer.alloc(5)
  header.writeUInt16LE(part.length, 1)
  header.writeUInt16LE(~part.length & 0xffff, 3)
  return header
}

/** @param parts one fewer than pieces, each of less than 64 KB */
export function joinGzip({ deflated, checksums, length }: GzipPieces, parts: readonly Buffer[]): Buffer {
  const out: Uint8Array[] = [head]
  let crc = 0
  let size = length
  deflated.forEach((piece, index) => {
    const { crc: own, shift } = checksums[index] ?? { crc: 0, shift: 0 }
    out.push(piece)
    crc = combine(crc, own, shift)
    const part = parts[index]
    if (!part?.length) return
    out.push(stored(part), part)
    crc = crc32(part, crc)
    size += part.length
  })
  const end = Buffer.alloc(8)
  end.writeUInt32LE(crc, 0)
  end.writeUInt32LE(size >>> 0, 4)
  out.push(lastBlock, end)
  return Buffer.concat(out)
}
