import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'
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

const own = { ground: '#fdf4f6', accent: '#f9d5df', ink: '#17120f', paper: '#fffdfc' }

test('the default colours are readable', () => {
  expect(colours.safeParse(own).success).toBe(true)
})

test.each([
  ['ink', { ink: '#c9b8b0' }],
  ['ground', { ground: '#5a3a44' }],
  ['accent', { accent: '#b3477a' }],
  ['paper', { paper: '#17120f' }],
])('text that could not be read is refused: %s', (name, change) => {
  const { error } = colours.safeParse({ ...own, ...change })
  expect(error?.issues.map((issue) => issue.path.join('.'))).toContain(name)
})
