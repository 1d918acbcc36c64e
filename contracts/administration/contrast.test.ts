import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { originalColours } from './original-colours.ts'
import { palettes } from './palettes.ts'
import { checkColourContrast } from './readable-colours.ts'
import { colours } from './site-settings.ts'

// WCAG's own examples: black on white is 21, #767676 is the lightest grey that passes AA on white
test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#f9d5df', '#f9d5df', 1],
])('%s on %s has a contrast of %d', (text, ground, ratio) => {
  expect(contrast(text, ground)).toBeCloseTo(ratio, 2)
})

const own = originalColours

test.each(palettes)('every text can be read with the palette $name', ({ colours: chosen }) => {
  expect(checkColourContrast(chosen)).toEqual([])
  expect(colours.safeParse(chosen).data).toEqual(chosen)
})

test('stored colours without a link colour get the site’s original one', () => {
  const { link: _link, ...former } = own
  expect(colours.safeParse(former).data).toEqual(own)
})

test.each([
  ['ink', { ink: '#c9b8b0' }],
  ['ground', { ground: '#5a3a44' }],
  ['accent', { accent: '#b3477a' }],
  ['paper', { paper: '#17120f' }],
  ['link', { link: '#e08aa5' }],
  // Readable on white, but not on the accent.
  ['link', { link: '#b5506f' }],
])('an unreadable colour is refused at its own field only: %s', (name, change) => {
  const { error } = colours.safeParse({ ...own, ...change })
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([name])
})
