import path from 'node:path'
import type { OverlayOptions } from 'sharp'
import { projectRoot } from '../../../platform/config/project-root.ts'
import { loadSharp } from '../../../platform/files/index.ts'

/** The size that other sites show large: 1.91 to 1. */
const shareWidth = 1200
const shareHeight = 630
const pictureWidth = 560
const margin = 64
const textWidth = shareWidth - pictureWidth - 2 * margin
const textHeight = 380

const ground = '#f9d5df'
const ink = '#17120f'
const soft = '#5a4c47'
/** points, largest first: the first size that fits the title is used */
const titleSizes = [70, 62, 54, 46, 40, 34, 28]
const authorSize = 26

const petal = 'M32 33C24.5 26 23.6 9 28.6 4.4q3.4-2.8 6.8 0C40.4 9 39.5 26 32 33Z'
const petals = Array.from({ length: 8 }, (_, index) => `<path d="${petal}" transform="rotate(${index * 45} 32 32)"/>`)
const mark = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="72" height="72" viewBox="0 0 64 64"><g fill="#d97f95">${petals.join('')}</g><circle cx="32" cy="32" r="7.4" fill="${ink}"/></svg>`,
)

const escapeMarkup = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)

async function write(text: string, size: number, colour: string) {
  const sharp = await loadSharp()
  return sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `Title Fraunces ${size}`,
      fontfile: path.join(projectRoot(), 'modules', 'articles', 'share', 'site-fraunces.ttf'),
      width: textWidth,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
}

async function writeTitle(title: string): Promise<{ input: Buffer; height: number }> {
  for (const size of titleSizes) {
    const { data, info } = await write(title, size, ink)
    if (info.height <= textHeight && info.width <= textWidth) return { input: data, height: info.height }
  }
  const { data, info } = await write(title, titleSizes.at(-1) ?? 28, ink)
  const width = Math.min(info.width, textWidth)
  const sharp = await loadSharp()
  const input = await sharp(data).extract({ left: 0, top: 0, width, height: textHeight }).toBuffer()
  return { input, height: textHeight }
}

/** Fills the right side of the picture, cropped around the focal point. */
async function crop(bytes: Uint8Array, focus: { x: number; y: number }): Promise<Buffer> {
  const sharp = await loadSharp()
  const { width, height } = await sharp(bytes).metadata()
  const scale = Math.max(pictureWidth / width, shareHeight / height)
  const wide = Math.max(pictureWidth, Math.round(width * scale))
  const high = Math.max(shareHeight, Math.round(height * scale))
  const place = (share: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max(share * whole - part / 2, 0), whole - part))
  return sharp(bytes)
    .resize(wide, high, { fit: 'fill' })
    .extract({
      left: place(focus.x, wide, pictureWidth),
      top: place(focus.y, high, shareHeight),
      width: pictureWidth,
      height: shareHeight,
    })
    .toBuffer()
}

export interface ShareContent {
  title: string
  author: string
  image?: { bytes: Uint8Array; focus: { x: number; y: number } }
}

/** @returns a JPEG */
export async function drawSharePicture({ title, author, image }: ShareContent): Promise<Buffer> {
  const written = await writeTitle(title)
  const signature = await write(author, authorSize, soft)
  const layers: OverlayOptions[] = [
    { input: mark, left: margin, top: margin - 8 },
    { input: written.input, left: margin, top: Math.round((shareHeight - written.height) / 2) + 12 },
    { input: signature.data, left: margin, top: shareHeight - margin - signature.info.height + 8 },
  ]
  if (image) layers.push({ input: await crop(image.bytes, image.focus), left: shareWidth - pictureWidth, top: 0 })
  const sharp = await loadSharp()
  return sharp({ create: { width: shareWidth, height: shareHeight, channels: 3, background: ground } })
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}
