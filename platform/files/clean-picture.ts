import type { Sharp } from 'sharp'
import { AppError, invalid, violation } from '../errors/index.ts'
import { loadSharp } from './load-sharp.ts'

/** A picture of a few kilobytes can decompress to gigabytes. */
const maxPixels = 60_000_000
/** Maximum length of the longer side, in pixels: enough to be sharp on any screen. */
const maxSide = 2560

export interface CleanPicture {
  bytes: Buffer
  width: number
  height: number
}

export function encodePicture(image: Sharp, type: string): Sharp {
  if (type === 'image/jpeg') return image.jpeg({ quality: 86, mozjpeg: true })
  if (type === 'image/png') return image.png({ compressionLevel: 9 })
  if (type === 'image/webp') return image.webp({ quality: 78 })
  return image.avif({ quality: 55, effort: 4 })
}

async function requireReasonable(bytes: Uint8Array): Promise<void> {
  const sharp = await loadSharp()
  const { width, height } = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata()
  if (width * height > maxPixels) throw invalid([violation('file', 'Cette image compte trop de pixels.')])
}

async function decoded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError(415, 'unsupported-media-type', 'Cette image est endommagée.', { detail: String(error) })
  }
}

const endOfJpeg = Buffer.from([0xff, 0xd9])

/**
 * Encodes a picture upright. Phones write bytes between the pixels and the end mark, which browsers and this function accept. If
 * the end mark is missing but all pixels are there, it is added; a truncated picture is damaged.
 */
async function encodeUpright(bytes: Uint8Array, type: string) {
  const sharp = await loadSharp()
  const encode = (from: Uint8Array, failOn: 'error' | 'warning') => {
    const upright = sharp(from, { limitInputPixels: maxPixels, failOn })
      .autoOrient()
      .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    return encodePicture(upright, type).toBuffer({ resolveWithObject: true })
  }
  try {
    return await encode(bytes, 'error')
  } catch (error) {
    if (type !== 'image/jpeg' || Buffer.from(bytes).includes(endOfJpeg, -2)) throw error
    return encode(Buffer.concat([bytes, endOfJpeg]), 'warning')
  }
}

/**
 * Re-encodes a picture: upright, of limited size, without camera metadata (place, name, date).
 * @throws 415 if the bytes are not a picture of the given type; 400 if it is too large
 */
export function cleanPicture(bytes: Uint8Array, type: string): Promise<CleanPicture> {
  return decoded(async () => {
    await requireReasonable(bytes)
    const { data, info } = await encodeUpright(bytes, type)
    return { bytes: data, width: info.width, height: info.height }
  })
}
