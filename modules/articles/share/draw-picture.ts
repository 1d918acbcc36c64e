import type { OverlayOptions } from 'sharp'
import type { SiteSettings } from '../../../contracts/administration/site-settings.ts'
import { loadSharp } from '../../../platform/files/index.ts'
import { cropToCover, type Framed } from './cover-crop.ts'
import { drawText } from './draw-text.ts'

/** Size of the picture. Other sites display a preview of these proportions (1.91 to 1) large. */
export const shareSize = { width: 1200, height: 630 }
const pictureWidth = 560
const margin = 64
const textHeight = 380

const soft = '#5a4c47'
/** points, largest first: the first size that fits the title is used */
const titleSizes = [70, 62, 54, 46, 40, 34, 28]
const authorSize = 26
const siteNameSize = 30

async function writeTitle(
  title: string,
  colour: string,
  textWidth: number,
): Promise<{ input: Buffer; height: number }> {
  const write = (size: number) => drawText(title, { size, colour, width: textWidth })
  for (const size of titleSizes) {
    const { data, info } = await write(size)
    if (info.height <= textHeight && info.width <= textWidth) return { input: data, height: info.height }
  }
  const { data, info } = await write(titleSizes.at(-1) ?? 28)
  const width = Math.min(info.width, textWidth)
  const sharp = await loadSharp()
  const input = await sharp(data).extract({ left: 0, top: 0, width, height: textHeight }).toBuffer()
  return { input, height: textHeight }
}

export interface ShareContent {
  /** the site's name, above the title; omitted if the title is the site's name */
  siteName?: string
  title: string
  /** author of the article */
  signature?: string
  image?: Framed | undefined
  colours: Pick<SiteSettings['colours'], 'accent' | 'ink'>
}

/** @returns a JPEG */
export async function drawSharePicture({ siteName, title, signature, image, colours }: ShareContent): Promise<Buffer> {
  const { width, height } = shareSize
  const { accent, ink } = colours
  const textWidth = width - (image ? pictureWidth : 0) - 2 * margin
  const written = await writeTitle(title, ink, textWidth)
  const layers: OverlayOptions[] = [
    { input: written.input, left: margin, top: Math.round((height - written.height) / 2) + 12 },
  ]
  const line = (text: string, size: number, colour: string) => drawText(text, { size, colour, width: textWidth })
  if (siteName) layers.push({ input: (await line(siteName, siteNameSize, ink)).data, left: margin, top: margin })
  if (signature) {
    const { data, info } = await line(signature, authorSize, soft)
    layers.push({ input: data, left: margin, top: height - margin - info.height + 8 })
  }
  if (image) {
    const input = await cropToCover(image, { width: pictureWidth, height })
    layers.push({ input, left: width - pictureWidth, top: 0 })
  }
  const sharp = await loadSharp()
  return sharp({ create: { ...shareSize, channels: 3, background: accent } })
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}
