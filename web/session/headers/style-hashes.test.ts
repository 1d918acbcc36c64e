import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { colourStyle } from '../../layout/colours.ts'
import { Picture } from '../../ui/picture.tsx'
import { styleAttributes } from './style-hashes.ts'

const image = {
  ...{ uid: 'a', url: '/a.jpg', alt: '', width: 10, height: 10, credit: null, sources: [], focalX: 0.5, focalY: 0.42 },
  placeholder: 'data:image/webp;base64,UklGRg/+=',
}

test('a picture has no style attribute, wherever its focal point is', () => {
  const picture = renderToStaticMarkup(createElement(Picture, { image, sizes: '100vw', priority: true } as never))
  expect(styleAttributes(picture)).toBe("'none'")
  expect(picture).toContain('class="focus h-auto bg-rose-mid focus-y-42"')
})

test('the style of the owner’s colours is allowed by one hash', () => {
  const style = colourStyle({ ground: '#fff', accent: '#123456', ink: '#000', link: '#97274f', paper: '#fefefe' })
  const page = renderToStaticMarkup(createElement('html', { style }))
  expect(styleAttributes(page + page)).toMatch(/^'unsafe-hashes' '\S+'$/)
})

test.each(['<p style="position:fixed;inset:0">', '<img style="background-image:url(https://exemple.org/a)">', '<p>'])(
  'no other style attribute is allowed: %s',
  (html) => expect(styleAttributes(html)).toBe("'none'"),
)
