import sharp, { type Sharp } from 'sharp'
import { AppError, invalid, violation } from '../../platform/errors/index.ts'
import { variantTypes, widthsFor } from './media-files.ts'

/** A picture of a few kilobytes can unfold into gigabytes. */
const maxPixels = 60_000_000
/** The longest side kept: sharp on any screen, and no more. */
const maxSide = 2560

export interface Picture {
  bytes: Buffer
  width: number
  height: number
  /** a picture of 16 pixels as a data: address */
  placeholder: string
}

export const unsupportedType = () =>
  new AppError(
    415,
    'unsupported-media-type',
    'Ce type de fichier n’est pas accepté\u00a0: JPEG, PNG, WebP, AVIF ou PDF.',
  )

function encode(image: Sharp, type: string): Sharp {
  if (type === 'image/jpeg') return image.jpeg({ quality: 86, mozjpeg: true })
  if (type === 'image/png') return image.png({ compressionLevel: 9 })
  if (type === 'image/webp') return image.webp({ quality: 78 })
  return image.avif({ quality: 55, effort: 4 })
}

async function requireReasonable(bytes: Uint8Array): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
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

/**
 * Encoded anew: upright, of a reasonable size, without what cameras write into it (place, name, date).
 * @throws 415 where the bytes are not the picture they begin as, 400 where it is too large
 */
export function cleanPicture(bytes: Uint8Array, type: string): Promise<Picture> {
  return decoded(async () => {
    await requireReasonable(bytes)
    const upright = sharp(bytes, { limitInputPixels: maxPixels })
      .autoOrient()
      .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    const { data, info } = await encode(upright, type).toBuffer({ resolveWithObject: true })
    const tiny = await sharp(data).resize(16).webp({ quality: 40 }).toBuffer()
    const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`
    return { bytes: data, width: info.width, height: info.height, placeholder }
  })
}

export interface MadeVariant {
  width: number
  type: string
  bytes: Buffer
}

/** Every format in every width that the picture is large enough for. */
export async function makeVariants(bytes: Uint8Array, width: number): Promise<MadeVariant[]> {
  const made: MadeVariant[] = []
  for (const target of widthsFor(width)) {
    for (const type of variantTypes) {
      made.push({ width: target, type, bytes: await encode(sharp(bytes).resize(target), type).toBuffer() })
    }
  }
  return made
}
