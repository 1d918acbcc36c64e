import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tokens = new Map(
  [...readFileSync('web/styles/tokens.css', 'utf8').matchAll(/--color-([\w-]+): #([0-9a-f]{3,6});/g)].map(
    ([, name = '', colour = '']) => [name, colour.length === 3 ? colour.replace(/./g, '$&$&') : colour],
  ),
)

/** Relative luminance of WCAG. */
function luminance(name: string): number {
  const [red = 0, green = 0, blue = 0] =
    (tokens.get(name) ?? '').match(/../g)?.map((part) => {
      const share = Number.parseInt(part, 16) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    }) ?? []
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Edges of controls that must be visible, and their backgrounds. */
const edges: [edge: string, grounds: string[]][] = [
  ['line-strong', ['paper', 'white', 'rose-light']],
  ['ink', ['paper', 'white', 'rose-light', 'rose-mid', 'rose']],
  ['ink-soft', ['paper', 'white', 'rose-light', 'rose-mid']],
  ['error', ['paper', 'white', 'error-light']],
  // The ring around the focused element.
  ['ruby', ['paper', 'white', 'rose-light', 'rose-mid', 'rose']],
  ['blush', ['ink']],
]

test.each(edges)('%s has a contrast of at least 3 to 1 with each of its backgrounds', (edge, grounds) => {
  for (const ground of grounds) expect(contrast(edge, ground), ground).toBeGreaterThanOrEqual(3)
})
