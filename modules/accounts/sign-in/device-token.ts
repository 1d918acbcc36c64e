import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Platform } from '../../../platform/index.ts'

/** A browser that signed in to this account before. Its failures count apart from those of strangers. */
export interface KnownDevice {
  /** random; unchanged when the token is renewed */
  id: string
}

const lifetimeSeconds = 180 * 86_400
const idBytes = 16

type Keys = Pick<Platform, 'clock' | 'fingerprintKey'>

const seconds = ({ clock }: Keys): number => Math.floor(clock.now().getTime() / 1000)

function sign({ fingerprintKey }: Keys, userUid: string, id: string, issued: number): string {
  const signed = JSON.stringify(['known device', userUid, id, issued])
  return createHmac('sha256', fingerprintKey).update(signed).digest('base64url')
}

/** Compares two digests in constant time. */
export const isSameDigest = (given: string, wanted: string): boolean =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted))

/** @param known the device whose token is renewed @returns a token for the browser to store, valid for this account only */
export function createDeviceToken(keys: Keys, userUid: string, known?: KnownDevice): string {
  const id = known?.id ?? randomBytes(idBytes).toString('base64url')
  const issued = seconds(keys)
  return `${id}.${issued}.${sign(keys, userUid, id, issued)}`
}

const shape = /^([\w-]{22})\.(\d{1,12})\.([\w-]{43})$/

/** @returns undefined for a token not issued by this site, for another account, or older than half a year */
export function readDeviceToken(keys: Keys, userUid: string, token: string | undefined): KnownDevice | undefined {
  const [, id, issued, signature] = shape.exec(token ?? '') ?? []
  if (!id || !issued || !signature) return undefined
  if (Number(issued) + lifetimeSeconds < seconds(keys)) return undefined
  return isSameDigest(signature, sign(keys, userUid, id, Number(issued))) ? { id } : undefined
}
