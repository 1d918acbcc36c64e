import { loadSharp } from '../../../platform/files/index.ts'

export interface Framed {
  bytes: Uint8Array
  /** point to keep in sight: fractions of width and height */
  focus: { x: number; y: number }
}

interface Area {
  width: number
  height: number
}

/** Fills an area with a picture, cropped around its focal point. @returns a PNG */
export async function cropToCover({ bytes, focus }: Framed, area: Area): Promise<Buffer> {
  const sharp = await loadSharp()
  const { width, height } = await sharp(bytes).metadata()
  const scale = Math.max(area.width / width, area.height / height)
  const wide = Math.max(area.width, Math.round(width * scale))
  const high = Math.max(area.height, Math.round(height * scale))
  const place = (share: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max(share * whole - part / 2, 0), whole - part))
  return sharp(bytes)
    .resize(wide, high, { fit: 'fill' })
    .extract({ left: place(focus.x, wide, area.width), top: place(focus.y, high, area.height), ...area })
    .png()
    .toBuffer()
}
