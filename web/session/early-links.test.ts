import { expect, test } from 'vitest'
import { earlyLinks } from './early-links.ts'

const font = '<link rel="preload" as="font" type="font/woff2" href="/assets/a.woff2" crossorigin="anonymous"/>'

test('preload links of the head are also sent as a Link header', () => {
  expect(earlyLinks(`${font}<link rel="stylesheet" href="/assets/root.css"/>`)).toBe(
    '</assets/a.woff2>; rel="preload"; as="font"; type="font/woff2"; crossorigin="anonymous"',
  )
})

test('where the page waits for a picture, the header names nothing else', () => {
  const html =
    font +
    '<link rel="preload" as="image" imageSrcSet="/m/480.avif 480w, /m/960.avif 960w" imageSizes="(min-width: 60rem) 44vw, 100vw" fetchPriority="high"/>' +
    '<link rel="stylesheet" href="/assets/root.css"/>'
  expect(earlyLinks(html)).toBe(
    '</m/480.avif>; rel="preload"; as="image"; imagesrcset="/m/480.avif 480w, /m/960.avif 960w"; imagesizes="(min-width: 60rem) 44vw, 100vw"; fetchpriority="high"',
  )
})

test('a page that says nothing has no such header', () => {
  expect(earlyLinks('<link rel="icon" href="/favicon.svg"/>')).toBeUndefined()
})
