import * as files from '../../../platform/files/index.ts'
import { variantTypes, widthsFor } from './media-files.ts'

export interface Picture extends files.CleanPicture {
  /** a picture at most 16 pixels wide as a data: URL */
  placeholder: string
}

/** The re-encoded picture, with the placeholder shown while it loads. @throws 415, 400 */
export async function cleanPicture(bytes: Uint8Array, type: string): Promise<Picture> {
  const picture = await files.cleanPicture(bytes, type)
  const sharp = await files.loadSharp()
  const tiny = await sharp(picture.bytes)
    .resize(16, 64, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 40 })
    .toBuffer()
  return { ...picture, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` }
}

export interface MadeVariant {
  width: number
  type: string
  bytes: Buffer
}

/** Creates every format in every width up to the picture's own. */
export async function makeVariants(bytes: Uint8Array, width: number): Promise<MadeVariant[]> {
  const sharp = await files.loadSharp()
  const made: MadeVariant[] = []
  for (const target of widthsFor(width)) {
    for (const type of variantTypes) {
      made.push({ width: target, type, bytes: await files.encodePicture(sharp(bytes).resize(target), type).toBuffer() })
    }
  }
  return made
}
