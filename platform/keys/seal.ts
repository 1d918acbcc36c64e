import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * AES-256-GCM: nonce, tag and ciphertext.
 * @param place what the bytes belong to: sealed and moved elsewhere they do not open
 */
export function sealBytes(key: Uint8Array, place: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(place))
  const sealed = [cipher.update(bytes), cipher.final()]
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed])
}

/** @throws where key, place or bytes are not what they were sealed with */
export function openSealedBytes(key: Uint8Array, place: string, sealed: Buffer): Buffer {
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes)
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(place)).setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
}

/** As `sealBytes`, in base64url. */
export const seal = (key: Uint8Array, place: string, text: string | Uint8Array): string =>
  sealBytes(key, place, Buffer.from(text as string)).toString('base64url')

/** @throws where key, place or text is not what it was sealed with */
export const openSealed = (key: Uint8Array, place: string, sealed: string): Buffer =>
  openSealedBytes(key, place, Buffer.from(sealed, 'base64url'))
