import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cleanPicture, makeVariants } from './pictures.ts'

test.each([
  [1, 3000],
  [3000, 1],
  [1, 1],
])('a picture of %i by %i pixels gets a placeholder and variants', async (width, height) => {
  const png = await sharp({ create: { width, height, channels: 3, background: '#f9d5df' } })
    .png()
    .toBuffer()
  const picture = await cleanPicture(png, 'image/png')
  expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/)
  expect((await makeVariants(picture.bytes, picture.width)).length).toBeGreaterThan(0)
})
