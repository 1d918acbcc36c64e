/** Draws the home page's picture in demo/media (after draw.ts): `node demo/illustrations/draw-site-pictures.ts`. */
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { rose } from './palette.ts'
import { hero } from './scenes/site/hero.ts'
import { page } from './svg.ts'

const folder = fileURLToPath(new URL('../media/hero/', import.meta.url))
const side = 1400
const sizes = [480, 656, 960]

/**
 * The largest picture of slow phones, which load two fonts at the same time: below 11.6 KB with headers, it saves one round trip (decision
 * 20).
 */
const ofPhones = 656
const phones = { quality: 23, chromaSubsampling: '4:2:0' }

/**
 * The drawing without a background, for sections of any colour. Alpha is blurred and colours continue below it: sharp edges of every leaf
 * would double the file size.
 */
async function draw(size: number): Promise<Buffer> {
  const scaled = sharp(await drawing).resize(size)
  const alpha = await scaled
    .clone()
    .extractChannel('alpha')
    .blur(size / 220)
    .linear(4, -180)
    .raw()
    .toBuffer()
  const raw = { width: size, height: size, channels: 1 } as const
  return scaled.flatten({ background: rose }).joinChannel(alpha, { raw }).png({ compressionLevel: 1 }).toBuffer()
}

const drawing = sharp(Buffer.from(page(side, side, hero())), { density: 144 })
  .resize(side)
  .png({ compressionLevel: 1 })
  .toBuffer()
// draw.ts creates an original for every picture.
await rm(`${folder}original.jpg`, { force: true })
await sharp(await draw(side))
  .webp({ quality: 82, alphaQuality: 70, effort: 6 })
  .toFile(`${folder}original.webp`)
for (const size of sizes) {
  const scaled = await draw(size)
  // Encoded once and downloaded by every visitor: slow encoding is worth it. Flat colours need no higher quality.
  await sharp(scaled)
    .avif({ ...(size === ofPhones ? phones : { quality: 32 }), effort: 9 })
    .toFile(`${folder}${size}.avif`)
  await sharp(scaled).webp({ quality: 66, alphaQuality: 50, effort: 6 }).toFile(`${folder}${size}.webp`)
}
