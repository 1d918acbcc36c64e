import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { claimTotpStep, findSecondFactor, spendRecoveryCode } from './queries-second-factor.ts'
import { decryptSecret } from './second-factor-cipher.ts'

const periodSeconds = 30
/** 30-second periods that a phone's clock may be off */
const tolerance = 1

const totpOf = (secret: string, label: string, issuer: string) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: periodSeconds })

/** 160 bits, in base32, as authenticator applications expect them. */
export const createSecret = (): string => new Secret({ size: 20 }).base32

/** @param issuer the site's name @returns the otpauth:// address to show as a picture */
export const secretHref = (secret: string, email: string, issuer: string): string =>
  totpOf(secret, email, issuer).toString()

const compact = (otp: string): string => otp.replace(/[ -]/g, '').toLowerCase()

const isTotp = (code: string): boolean => /^\d{6}$/.test(code)

/** @returns the number of the 30-second step that the code belongs to; undefined if the code is not currently valid */
export function findTotpStep(secret: string, otp: string, now: Date): number | undefined {
  const code = compact(otp)
  if (!isTotp(code)) return undefined
  const delta = totpOf(secret, '', '').validate({ token: code, timestamp: now.getTime(), window: tolerance })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / periodSeconds) + delta
}

/** A plain hash is enough: 80 bits cannot be found by guessing. */
export const hashOfRecoveryCode = (code: string): string =>
  createHash('sha256').update(compact(code)).digest('base64url')

const codesInABook = 10

/** Ten codes to print, each of four groups of four characters. Each replaces the phone once. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: codesInABook }, () => {
    const letters = new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32.toLowerCase()
    return (letters.match(/.{4}/g) ?? []).join('-')
  })
}

/** Any input that is not a code of an app is tried as a recovery code. */
export const isRecoveryCode = (otp: string): boolean => !isTotp(compact(otp))

/** Spends a valid proof: each app code or recovery code is valid once. */
export async function verifySecondFactor(
  platform: Pick<Platform, 'clock' | 'keyring' | 'log'>,
  db: Database,
  userUid: string,
  otp: string,
): Promise<boolean> {
  if (isRecoveryCode(otp)) return spendRecoveryCode(db, userUid, hashOfRecoveryCode(otp))
  const factor = await findSecondFactor(db, userUid)
  if (!factor?.secret) return false
  const secret = await decryptSecret(platform, userUid, factor.secret)
  const step = secret === undefined ? undefined : findTotpStep(secret, otp, platform.clock.now())
  return step !== undefined && (await claimTotpStep(db, userUid, step))
}
