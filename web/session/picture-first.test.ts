import { expect, test } from 'vitest'
import { pictureFirst } from './picture-first.ts'

const font = '<link rel="preload" as="font" href="/a.woff2"/>'
const picture = '<link rel="preload" as="image" imageSrcSet="/m/480.avif 480w" fetchPriority="high"/>'
const page = (...links: string[]) => `<html><head>${links.join('')}</head><body>${picture}</body></html>`

test('the preload of the largest picture is moved before those of the fonts', () => {
  expect(pictureFirst(page('<title>$&</title>', font, font, picture))).toBe(
    page('<title>$&</title>', picture, font, font),
  )
})

test('a page without a picture or a font, or in that order already, stays as it is', () => {
  for (const links of [[font], [picture], [picture, font], []])
    expect(pictureFirst(page(...links))).toBe(page(...links))
})

test('an answer without a head stays as it is', () => {
  expect(pictureFirst(`${font}${picture}`)).toBe(`${font}${picture}`)
})
