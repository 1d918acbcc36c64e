import type { Sharp } from 'sharp'
import type { IconShape } from '../../../contracts/administration/identity-files.ts'
import type { SiteSettings } from '../../../contracts/administration/site-settings.ts'
import { loadSharp } from '../../../platform/files/index.ts'
import { cropToCover, drawText, type Framed } from '../../articles/index.ts'

interface Square {
  size: number
  shape: IconShape
}

interface Drawn {
  letter: string
  colours: Pick<SiteSettings['colours'], 'accent' | 'ink'>
}

/** Share of an icon that the picture fills: systems cut maskable icons to a circle of 80 percent. */
const shares: Readonly<Record<IconShape, number>> = { plain: 1, filled: 1, maskable: 0.72, badge: 1 }
const letterShare = 0.62

const compressed = (image: Sharp): Promise<Buffer> => image.png({ compressionLevel: 9, palette: true }).toBuffer()

const rounded = (size: number, colour: string, radius: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${colour}"/></svg>`,
  )

async function canvas(size: number, background: string) {
  const sharp = await loadSharp()
  return sharp({ create: { width: size, height: size, channels: 4, background } })
}

const transparent = '#00000000'

/** Draws the initial on the accent colour. A badge shows the initial alone, because systems use only its shape. */
export async function drawInitial({ letter, colours }: Drawn, { size, shape }: Square): Promise<Buffer> {
  const isBadge = shape === 'badge'
  const sharp = await loadSharp()
  const height = Math.round(size * shares[shape] * (isBadge ? 0.9 : letterShare))
  const { data } = await drawText(letter, {
    size: size * 2,
    colour: isBadge ? '#ffffff' : colours.ink,
    width: size * 4,
  })
  const input = await sharp(data).trim().resize(height, height, { fit: 'inside' }).png().toBuffer()
  const ground = isBadge || shape === 'plain' ? transparent : colours.accent
  const layers = [{ input }]
  if (shape === 'plain') layers.unshift({ input: rounded(size, colours.accent, Math.round(size * 0.22)) })
  return compressed((await canvas(size, ground)).composite(layers))
}

/** Background of a picture: an opaque picture continues in the colour of its corner. */
async function groundOf(bytes: Buffer, accent: string): Promise<string> {
  const sharp = await loadSharp()
  if (!(await sharp(bytes).stats()).isOpaque) return accent
  const [red = 0, green = 0, blue = 0] = await sharp(bytes)
    .toColourspace('srgb')
    .removeAlpha()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return `rgb(${red}, ${green}, ${blue})`
}

/** A picture, cropped to a square around its focal point. */
export async function drawPictureIcon(picture: Framed, accent: string, { size, shape }: Square): Promise<Buffer> {
  const within = Math.round(size * shares[shape])
  const input = await cropToCover(picture, { width: within, height: within })
  const ground = shape === 'plain' ? transparent : await groundOf(input, accent)
  return compressed((await canvas(size, ground)).composite([{ input }]))
}
