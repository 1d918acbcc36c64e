/** Draws the demo's pictures: `node demo/illustrations/draw.ts [name…]`. Without names, all of them. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { MediaEntry } from '../content-file.ts'
import { catalogue, type Illustration } from './catalogue.ts'
import { errorBackground, mark, notFound, notFoundDigits } from './scenes/site/marks.ts'
import { page } from './svg.ts'

const sources = fileURLToPath(new URL('svg/', import.meta.url))
const media = fileURLToPath(new URL('../media/', import.meta.url))
const open = fileURLToPath(new URL('../../web/public/', import.meta.url))
const widths = [240, 480, 768, 960, 1600]

/** Renders losslessly at double density and scales down, to keep fine edges. */
async function rasterize(svg: string, width: number): Promise<Buffer> {
  const drawing = sharp(Buffer.from(svg), { density: 144 }).resize(width).flatten({ background: '#fffdfc' })
  return drawing.png({ compressionLevel: 1 }).toBuffer()
}

async function exportIllustration({ name, width, height, draw, alt, focus }: Illustration): Promise<MediaEntry> {
  const svg = page(width, height, draw())
  const folder = `${media}${name}/`
  await mkdir(folder, { recursive: true })
  await writeFile(`${sources}${name}.svg`, svg)
  const full = await rasterize(svg, width)
  await sharp(full).jpeg({ quality: 82, mozjpeg: true }).toFile(`${folder}original.jpg`)
  for (const size of widths.filter((size) => size <= width)) {
    const scaled = await sharp(full).resize(size).png({ compressionLevel: 1 }).toBuffer()
    // Encoded once: slow encoding is worth it, and flat colours need no higher quality.
    await sharp(scaled).avif({ quality: 44, effort: 7 }).toFile(`${folder}${size}.avif`)
    await sharp(scaled).webp({ quality: 78, effort: 5 }).toFile(`${folder}${size}.webp`)
  }
  const blur = await sharp(full).resize(16).webp({ quality: 40, effort: 6 }).toBuffer()
  return {
    width,
    height,
    alt,
    focalX: focus[0],
    focalY: focus[1],
    placeholder: `data:image/webp;base64,${blur.toString('base64')}`,
    credit: 'Illustration Éclore',
  }
}

/** Exports the flower, and the pictures of the product's error pages. */
async function exportMarks(): Promise<void> {
  await mkdir(open, { recursive: true })
  await writeFile(`${open}error-404.svg`, page(1000, 620, notFound()))
  await writeFile(`${open}error-404-digits.svg`, page(1000, 620, notFoundDigits()))
  await writeFile(`${open}error-background.svg`, page(1600, 1000, errorBackground()))
  await sharp(Buffer.from(page(64, 64, mark())), { density: 576 })
    .resize(512)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${media}mark.png`)
}

async function readManifest(): Promise<Record<string, MediaEntry>> {
  try {
    return JSON.parse(await readFile(`${media}manifest.json`, 'utf8')) as Record<string, MediaEntry>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

const wanted = new Set(process.argv.slice(2))
const entries = await readManifest()
await mkdir(sources, { recursive: true })
for (const illustration of catalogue) {
  if (wanted.size > 0 && !wanted.has(illustration.name)) continue
  entries[illustration.name] = await exportIllustration(illustration)
}
const ordered = Object.fromEntries(catalogue.flatMap(({ name }) => (entries[name] ? [[name, entries[name]]] : [])))
await writeFile(`${media}manifest.json`, `${JSON.stringify(ordered, null, 2)}\n`)
if (wanted.size === 0 || wanted.has('marks')) await exportMarks()
