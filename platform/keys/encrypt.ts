import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * AES-256-GCM: nonce, tag and ciphertext.
 * @param place what the bytes belong to (additional data): bytes moved to another place cannot be decrypted
 */
export function encryptBytes(key: Uint8Array, place: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(place))
  const encrypted = [cipher.update(bytes), cipher.final()]
  return Buffer.concat([nonce, cipher.getAuthTag(), ...encrypted])
}

/** @throws if key, place or bytes differ from those of the encryption */
export function decryptBytes(key: Uint8Array, place: string, encrypted: Buffer): Buffer {
  const tag = encrypted.subarray(nonceBytes, nonceBytes + tagBytes)
  const decipher = createDecipheriv(algorithm, key, encrypted.subarray(0, nonceBytes), { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(place)).setAuthTag(tag)
  return Buffer.concat([decipher.update(encrypted.subarray(nonceBytes + tagBytes)), decipher.final()])
}

/** Same as `encryptBytes`, in base64url. */
export const encrypt = (key: Uint8Array, place: string, text: string | Uint8Array): string =>
  encryptBytes(key, place, Buffer.from(text as string)).toString('base64url')

/** @throws if key, place or text differs from that of the encryption */
export const decrypt = (key: Uint8Array, place: string, encrypted: string): Buffer =>
  decryptBytes(key, place, Buffer.from(encrypted, 'base64url'))
