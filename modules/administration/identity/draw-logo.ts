import { loadSharp } from '../../../platform/files/index.ts'
import type { Framed } from '../../articles/index.ts'

/** Twice the size at which mails show it. */
const height = 80
const width = 400

/** The logo as a PNG on the paper colour: not every mail program shows WebP, and a dark one must be seen in a dark mail. */
export async function drawMailLogo({ bytes }: Framed, paper: string): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(bytes)
    .resize(width, height, { fit: 'inside' })
    .flatten({ background: paper })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** The size at which mails show a picture of that size. */
export function mailLogoSize(image: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(width / image.width, height / image.height) / 2
  return { width: Math.round(image.width * scale), height: Math.round(image.height * scale) }
}
