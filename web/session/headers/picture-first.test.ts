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

test('a page without picture or font, or in the right order, is unchanged', () => {
  for (const links of [[font], [picture], [picture, font], []])
    expect(pictureFirst(page(...links))).toBe(page(...links))
})

test('a response without a head is unchanged', () => {
  expect(pictureFirst(`${font}${picture}`)).toBe(`${font}${picture}`)
})
