import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const pixelsOfRem = 16

test('breakpoints are those of the specification: 600, 960, 1280, 1920, 2560', () => {
  const found = [...sheet.matchAll(/--breakpoint-(\w+): ([\d.]+)rem;/g)]
  expect(found.map(([, name, size]) => [name, Number(size) * pixelsOfRem])).toEqual([
    ['sm', 600],
    ['md', 960],
    ['lg', 1280],
    ['xl', 1920],
    ['2xl', 2560],
  ])
})

/** Red, green and blue of a token, 0 to 255. */
function colourOf(name: string): number[] {
  const [, hex = ''] = sheet.match(new RegExp(`--color-${name}: #([0-9a-f]{6});`)) ?? []
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

test('the theme is light pink and black, with red, green and blue states', () => {
  const [rose, ink, paper] = ['rose', 'ink', 'paper'].map(colourOf)
  expect(Math.min(...(rose ?? []))).toBeGreaterThan(200)
  expect(Math.max(...(rose ?? []))).toBe(rose?.[0])
  expect(Math.max(...(ink ?? []))).toBeLessThan(32)
  expect(Math.min(...(paper ?? []))).toBeGreaterThan(240)
  const strongest = ['error', 'success', 'info'].map((name) => {
    const colour = colourOf(name)
    return colour.indexOf(Math.max(...colour))
  })
  expect(strongest).toEqual([0, 1, 2])
})
