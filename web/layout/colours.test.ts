import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colourStyle, defaultColours } from './colours.ts'

test('the default colours produce no style', () => {
  expect(colourStyle(defaultColours)).toBeUndefined()
})

test('the default colours are those of the style sheet', () => {
  const sheet = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')
  const tokenOf = { ground: 'rose-light', accent: 'rose', ink: 'ink', paper: 'paper' } as const
  for (const [name, token] of Object.entries(tokenOf)) {
    expect(sheet).toContain(`--color-${token}: ${defaultColours[name as keyof typeof defaultColours]};`)
  }
})

test('shades are derived from a colour that the owner chose', () => {
  expect(colourStyle({ ...defaultColours, accent: '#cfe3ff' })).toEqual({
    '--color-rose': '#cfe3ff',
    '--color-rose-mid': 'color-mix(in oklab, #cfe3ff 60%, #fdf4f6)',
    '--color-blush': 'color-mix(in oklab, #cfe3ff 88%, #17120f)',
  })
})
