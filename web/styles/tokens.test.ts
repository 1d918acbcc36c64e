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
