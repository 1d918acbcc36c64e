import { brotliDecompressSync, crc32, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brotliPieces, joinBrotli, layoutOf, padded, qualities } from './brotli-pieces.ts'
import { combine, shiftOf } from './crc.ts'
import { gzipPieces, joinGzip } from './gzip-pieces.ts'

const runs = { numRuns: Number(process.env.COMPRESSION_RUNS ?? 20) }

/** Markup repeats itself, within a piece and from one to the next: what is copied must not come from a reader's part. */
const words = [
  '<p class="mt-4">',
  'respirer',
  ' é',
  '  ',
  '’',
  'x',
  '</p>',
  '\n',
  'data-reader="',
  'camille@exemple.fr',
]
const piece = fc.array(fc.constantFrom(...words), { maxLength: 60 }).map((some) => Buffer.from(some.join('')))
const part = fc.oneof(fc.constantFrom('', 'x', 'camille@exemple.fr'), fc.string({ unit: 'grapheme', maxLength: 60 }))
const page = fc
  .array(fc.tuple(piece, part.map(Buffer.from)), { minLength: 1, maxLength: 8 })
  .chain((pairs) => fc.tuple(fc.constant(pairs), piece))
  .map(([pairs, last]) => ({ pieces: [...pairs.map(([one]) => one), last], parts: pairs.map(([, own]) => own) }))

const whole = (pieces: readonly Buffer[], parts: readonly Buffer[]) =>
  Buffer.concat(pieces.flatMap((one, index) => [one, parts[index] ?? Buffer.alloc(0)]))

test('the checksum of two texts follows from those of both', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 300 }), (a, b) => {
      expect(combine(crc32(a), crc32(b), shiftOf(b.length))).toBe(crc32(Buffer.concat([a, b])))
    }),
    runs,
  )
})

test('gzip: pieces that were compressed once, joined with any parts, are the page', async () => {
  await fc.assert(
    fc.asyncProperty(page, async ({ pieces, parts }) => {
      expect(gunzipSync(joinGzip(await gzipPieces(pieces), parts))).toEqual(whole(pieces, parts))
    }),
    runs,
  )
})

test.each(Object.values(qualities))(
  'brotli: with room for each part, filled up with white space: quality %i',
  async (quality) => {
    await fc.assert(
      fc.asyncProperty(page, fc.array(part.map(Buffer.from), { minLength: 8, maxLength: 8 }), async (made, others) => {
        const layout = layoutOf(made.parts)
        fc.pre(layout !== undefined)
        const compressed = await brotliPieces(made.pieces, layout, quality)
        for (const parts of [made.parts, others.slice(0, made.parts.length)]) {
          if (layoutOf(parts)?.join() !== layout.join()) continue
          const filled = parts.map((own, index) => padded(own, layout[index] ?? 0))
          const bytes = Buffer.concat(joinBrotli(compressed, layout, parts))
          expect(brotliDecompressSync(bytes)).toEqual(whole(made.pieces, filled))
        }
      }),
      runs,
    )
  },
)

test('no room is made for parts that are too long, each or together', () => {
  expect(layoutOf([Buffer.alloc(5), Buffer.alloc(38)])).toEqual([8, 40])
  expect(layoutOf([Buffer.alloc(511)])).toBeUndefined()
  expect(layoutOf(Array.from({ length: 4 }, () => Buffer.alloc(500)))).toBeUndefined()
})
