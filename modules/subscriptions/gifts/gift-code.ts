import { hkdfSync, randomBytes } from 'node:crypto'
import type { Platform } from '../../../platform/index.ts'
import { decrypt, digestOfToken, encrypt } from '../../../platform/keys/index.ts'

/** Crockford's alphabet: omits letters that are easily misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 16
const pattern = new RegExp(`^[${alphabet}]{${length}}$`)

const grouped = (signs: string): string => (signs.match(/.{4}/g) ?? []).join('-')

/** 80 random bits, to be read aloud or copied: « 7K2M-Q9XD-04TR-BN5V ». */
export const newGiftCode = (): string =>
  grouped(Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join(''))

/** Normalizes a typed code to the issued form; undefined if it cannot be a code. */
export function readGiftCode(typed: string): string | undefined {
  const signs = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return pattern.test(signs) ? grouped(signs) : undefined
}

export const digestOfCode = digestOfToken

type HasKey = Pick<Platform, 'fingerprintKey'>

const keyOf = ({ fingerprintKey }: HasKey) => new Uint8Array(hkdfSync('sha256', fingerprintKey, '', 'gift codes', 32))
const placeOf = (giftUid: string): string => `gift/${giftUid}`

export const encryptCode = (ports: HasKey, giftUid: string, code: string): string =>
  encrypt(keyOf(ports), placeOf(giftUid), code)

export const decryptCode = (ports: HasKey, giftUid: string, encrypted: string): string =>
  decrypt(keyOf(ports), placeOf(giftUid), encrypted).toString()
