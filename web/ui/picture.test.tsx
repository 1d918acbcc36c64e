import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

const image = {
  ...{
    uid: 'a',
    url: '/a.jpg',
    alt: '',
    width: 1600,
    height: 1000,
    credit: null,
    focalX: 0.5,
    focalY: 0.5,
    placeholder: null,
  },
  sources: [960, 240, 480, 768].map((width) => ({ url: `/${width}.avif`, width, type: 'image/avif' })),
}

const widthsAt = (sizes: string): string[] =>
  Array.from(
    renderToStaticMarkup(<Picture image={image} sizes={sizes} />).matchAll(/ (\d+)w/g),
    ([, width = '']) => width,
  )

test.each([
  ['(min-width: 37.5rem) 9.5rem, 6.5rem', ['240', '480']],
  ['(min-width: 80rem) 15rem, 10rem', ['240', '480', '768']],
  ['100rem', ['240', '480', '768', '960']],
  ['(min-width: 80rem) 10rem, calc(100vw - 2rem)', ['240', '480', '768', '960']],
  ['100vw', ['240', '480', '768', '960']],
])('a picture names the widths that some screen may need: %s', (sizes, widths) => {
  expect(widthsAt(sizes)).toEqual(widths)
})

const webp = [960, 240, 480, 1600].map((width) => ({ url: `/${width}.webp`, width, type: 'image/webp' }))

test.each([
  ['6rem', [...image.sources, ...webp], '/480.webp'],
  ['100vw', [...image.sources, ...webp], '/960.webp'],
  ['100vw', webp.slice(1, 3), '/480.webp'],
  ['100vw', image.sources, '/a.jpg'],
])('a browser without AVIF gets one WebP width, else the original: %s', (sizes, sources, url) => {
  expect(renderToStaticMarkup(<Picture image={{ ...image, sources }} sizes={sizes} />)).toContain(`<img src="${url}"`)
})
