import { createHash } from 'node:crypto'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { colourStyle } from '../layout/colours.ts'
import { Picture } from '../ui/picture.tsx'
import { styleAttributes } from './style-hashes.ts'

const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`

const image = {
  ...{ uid: 'a', url: '/a.jpg', alt: '', width: 10, height: 10, credit: null, sources: [], focalX: 0.5, focalY: 0.42 },
  placeholder: 'data:image/webp;base64,UklGRg/+=',
}

test('the preview of a picture is named by its hash, once', () => {
  const first = renderToStaticMarkup(createElement(Picture, { image, sizes: '100vw', priority: true } as never))
  const style = 'background-image:url("data:image/webp;base64,UklGRg/+=")'
  expect(styleAttributes(first + first)).toBe(`'unsafe-hashes' ${hashOf(style)}`)
})

test('a picture below the first has no style attribute, wherever its focal point is', () => {
  const later = renderToStaticMarkup(createElement(Picture, { image, sizes: '100vw' } as never))
  expect(styleAttributes(later)).toBe("'none'")
  expect(later).toContain('class="focus h-auto bg-rose-mid bg-cover focus-y-42"')
})

test('so are the colours that the owner chose', () => {
  const style = colourStyle({ ground: '#fff', accent: '#123456', ink: '#000', paper: '#fefefe' })
  expect(styleAttributes(renderToStaticMarkup(createElement('html', { style })))).toMatch(/^'unsafe-hashes' '\S+'$/)
})

test.each(['<p style="position:fixed;inset:0">', '<img style="background-image:url(https://exemple.org/a)">', '<p>'])(
  'nothing else is: %s',
  (html) => expect(styleAttributes(html)).toBe("'none'"),
)
