import { loadSharp } from '../../../platform/files/index.ts'
import type { Framed } from '../../articles/index.ts'

/** Twice the largest size in mails. */
const height = 80
const width = 400

/**
 * The logo as a PNG on the paper colour: some mail programs do not show WebP.
 * A dark logo must stay visible in dark mode.
 */
export async function drawMailLogo({ bytes }: Framed, paper: string): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(bytes)
    .resize(width, height, { fit: 'inside' })
    .flatten({ background: paper })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

export function mailLogoSize(image: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(width / image.width, height / image.height) / 2
  return { width: Math.round(image.width * scale), height: Math.round(image.height * scale) }
}
