/** Draws the picture of the about page in web/images, and the home page's in demo/media (after draw.ts): `node demo/illustrations/draw-site-pictures.ts`. */
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { aPropos } from './scenes/site/a-propos.ts'
import { hero } from './scenes/site/hero.ts'
import { page } from './svg.ts'

const at = (folder: string): string => fileURLToPath(new URL(`../../${folder}`, import.meta.url))

/** The cover stands on the rose of the section around it. */
const pictures = [
  {
    name: 'hero',
    start: at('demo/media/hero/'),
    width: 1400,
    height: 1400,
    draw: hero,
    ground: '#f9d5df',
    sizes: [480, 656, 960],
  },
  {
    name: 'about',
    start: at('web/images/about-'),
    width: 1600,
    height: 1000,
    draw: aPropos,
    ground: '#fffdfc',
    sizes: [480, 960, 1600],
  },
]

/** On a slow phone the largest picture beside two fonts: below 11.6 KB with its headers it comes one round trip earlier (decision 20). */
const ofPhones = 'hero-656'
const phones = { quality: 31, chromaSubsampling: '4:2:0' }

for (const { name, start, width, height, draw, ground, sizes } of pictures) {
  const drawing = sharp(Buffer.from(page(width, height, draw())), { density: 144 }).resize(width)
  const full = await drawing.flatten({ background: ground }).png({ compressionLevel: 1 }).toBuffer()
  for (const size of sizes) {
    const scaled = await sharp(full).resize(size).png({ compressionLevel: 1 }).toBuffer()
    // Drawn once, and fetched by every visitor: the encoder may take its time. Flat colours need no more than this quality.
    const quality = `${name}-${size}` === ofPhones ? phones : { quality: 38 }
    await sharp(scaled)
      .avif({ ...quality, effort: 9 })
      .toFile(`${start}${size}.avif`)
    await sharp(scaled).webp({ quality: 70, effort: 6 }).toFile(`${start}${size}.webp`)
  }
}
