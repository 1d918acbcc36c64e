import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { ReplyTo } from '../config/mail-addresses.ts'

/** `t`: address for answers to a ticket; `b`: address to which undeliverable mail is returned */
export type AddressKind = 't' | 'b'

export interface SignedAddress {
  kind: AddressKind
  /** uid of the ticket or of the mail */
  uid: string
  signature: string
}

/** Some servers lower the case of addresses: base 32 survives it, base 64 would not. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const signatureLength = 16
const uidLength = 26

function toBase32(bytes: Uint8Array): string {
  let bits = 0
  let value = 0
  let text = ''
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += alphabet[(value >>> bits) & 31]
    }
  }
  return bits > 0 ? text + alphabet[(value << (5 - bits)) & 31] : text
}

function uidOf(text: string): string {
  let bits = 0n
  for (const letter of text) bits = (bits << 5n) | BigInt(alphabet.indexOf(letter))
  const hex = (bits >> 2n).toString(16).padStart(32, '0')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const bytesOf = (uid: string) => Buffer.from(uid.replaceAll('-', ''), 'hex')

/** 80 bits: too many to guess by sending mails. */
function signatureOf(key: Uint8Array, kind: AddressKind, uid: string, holder: string): string {
  const secret = new Uint8Array(hkdfSync('sha256', key, '', 'mail addresses', 32))
  const digest = createHmac('sha256', secret)
    .update(JSON.stringify([kind, uid, holder]))
    .digest()
  return toBase32(digest.subarray(0, 10))
}

/** @param holder person to whom the address was issued: it is invalid in another person's mail */
export function signAddress({ local, domain }: ReplyTo, key: Uint8Array, kind: AddressKind, uid: string, holder = '') {
  return `${local}+${kind}${toBase32(bytesOf(uid))}${signatureOf(key, kind, uid, holder)}@${domain}`
}

/**
 * Parses a reply address of this site, without verifying it.
 * @returns undefined for any other address
 */
export function readAddress({ local, domain }: ReplyTo, address: string): SignedAddress | undefined {
  const [given, host] = address.toLowerCase().split('@')
  const token = given?.startsWith(`${local}+`) && host === domain ? given.slice(local.length + 1) : ''
  const match = new RegExp(`^([tb])([a-z2-7]{${uidLength}})([a-z2-7]{${signatureLength}})$`).exec(token)
  if (!match) return undefined
  return { kind: match[1] as AddressKind, uid: uidOf(match[2] ?? ''), signature: match[3] ?? '' }
}

export function provesAddress(key: Uint8Array, { kind, uid, signature }: SignedAddress, holder = ''): boolean {
  const expected = signatureOf(key, kind, uid, holder)
  return timingSafeEqual(Buffer.from(expected), Buffer.from(signature))
}
