import { buffer } from 'node:stream/consumers'
import type { attachmentTypes } from '../../../contracts/support/attachments.ts'
import { cleanPicture, loadSharp, sniff, unsupportedTypeError } from '../../../platform/files/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Cipher } from '../cipher.ts'

export type AttachmentType = (typeof attachmentTypes)[number]
export type AttachmentSize = 'whole' | 'small'

export interface PreparedFile {
  mimeType: AttachmentType
  bytes: Buffer
  /** thumbnail of a picture, for lists */
  small?: Buffer
  width: number | null
  height: number | null
}

/** Pixels of the longer side: twice the size shown in a list. */
const smallSide = 640
const sizes: readonly AttachmentSize[] = ['whole', 'small']

/** No public URL reaches these files: /media serves only folders named by a uid. */
const keyOf = (uid: string, size: AttachmentSize): string => `attachments/${uid}/${size}`
const placeOf = (uid: string, size: AttachmentSize): string => `attachment/${uid}/${size}`
export const namePlace = (uid: string): string => `attachment/${uid}/name`

/** Re-encodes a picture, which removes location and camera data; stores a PDF unchanged. @throws 415, 400 */
export async function prepareFile(given: Buffer): Promise<PreparedFile> {
  const mimeType = sniff(given) as AttachmentType | undefined
  if (mimeType === undefined) throw unsupportedTypeError()
  if (mimeType === 'application/pdf') return { mimeType, bytes: given, width: null, height: null }
  const picture = await cleanPicture(given, mimeType)
  const sharp = await loadSharp()
  const fitted = sharp(picture.bytes).resize(smallSide, smallSide, { fit: 'inside', withoutEnlargement: true })
  return { mimeType, ...picture, small: await fitted.webp({ quality: 74 }).toBuffer() }
}

export async function putFile(
  platform: Pick<Platform, 'storage'>,
  cipher: Cipher,
  uid: string,
  file: PreparedFile,
): Promise<void> {
  const put = (size: AttachmentSize, bytes: Buffer) =>
    platform.storage.put(keyOf(uid, size), cipher.encryptBytes(placeOf(uid, size), bytes), 'application/octet-stream')
  await put('whole', file.bytes)
  if (file.small) await put('small', file.small)
}

/** @returns undefined when there is no file of that size */
export async function readFile(
  { storage }: Pick<Platform, 'storage'>,
  cipher: Cipher,
  uid: string,
  size: AttachmentSize,
): Promise<Buffer | undefined> {
  const found = await storage.get(keyOf(uid, size))
  return found && cipher.decryptBytes(placeOf(uid, size), await buffer(found.stream))
}

/** Removes a file in all sizes; idempotent. */
export async function removeFiles({ storage }: Pick<Platform, 'storage'>, uid: string): Promise<void> {
  for (const size of sizes) await storage.remove(keyOf(uid, size))
}
