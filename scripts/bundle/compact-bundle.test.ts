import { decode, encode } from '@jridgewell/sourcemap-codec'
import { expect, test } from 'vitest'
import { escapeBeyondAscii, mapLines, withoutWhitespace } from './compact-bundle.ts'

const run = (code: string): unknown => new Function(code)()

test('a bundle escaped to ASCII behaves as before', () => {
  const code = 'const é = `l’été 🌸`; return [é, "«\u202f€", /^[’œ]$/u.test("œ"), /🌸/u.test(é), "œ".length] // …'
  const short = escapeBeyondAscii(code)
  expect(short).toMatch(/^[\0-\u007f]*$/)
  expect(run(short)).toEqual(run(code))
})

test('white space and comments are removed, and names are kept', async () => {
  const short = await withoutWhitespace('a.js', 'export function readable( text ) {\n  // why\n  return text\n}\n')
  expect(short.trim()).toBe('export function readable(text){return text}')
  await expect(withoutWhitespace('a.js', 'export function (')).rejects.toThrow('a.js')
})

test('a reduced source map still maps each line to its original line', () => {
  const segments = [[[4], [8, 0, 10, 2, 0], [20, 0, 11, 4]], [], [[2, 1, 30, 6]]] as never
  const short = mapLines({ mappings: encode(segments), names: ['a'], sources: ['x.ts'], sourcesContent: ['text'] })
  expect(decode(short.mappings)).toEqual([[[0, 0, 10, 2]], [], [[0, 1, 30, 6]]])
  expect(short).toEqual({ mappings: short.mappings, names: [], sources: ['x.ts'] })
})
