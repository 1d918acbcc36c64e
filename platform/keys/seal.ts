import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * AES-256-GCM, as base64url of nonce, tag and ciphertext.
 * @param place what the text belongs to: a sealed text moved elsewhere does not open
 */
export function seal(key: Uint8Array, place: string, text: string | Uint8Array): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(Buffer.from(text as string)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** @throws where key, place or text is not what it was sealed with */
export function openSealed(key: Uint8Array, place: string, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url')
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes)
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(place)).setAuthTag(tag)
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()])
}
