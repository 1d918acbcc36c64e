import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colourStyle, ownColours } from './colours.ts'

test('the default colours produce no style', () => {
  expect(colourStyle(ownColours)).toBeUndefined()
})

test('the colours equal the style sheet’s', () => {
  const sheet = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')
  const tokenOf = { ground: 'rose-light', accent: 'rose', ink: 'ink', paper: 'paper' } as const
  for (const [name, token] of Object.entries(tokenOf)) {
    expect(sheet).toContain(`--color-${token}: ${ownColours[name as keyof typeof ownColours]};`)
  }
})

test('a colour the owner chose takes the place of the site’s, and its shades follow', () => {
  expect(colourStyle({ ...ownColours, accent: '#cfe3ff' })).toEqual({
    '--color-rose': '#cfe3ff',
    '--color-rose-mid': 'color-mix(in oklab, #cfe3ff 60%, #fdf4f6)',
    '--color-blush': 'color-mix(in oklab, #cfe3ff 88%, #17120f)',
  })
})
