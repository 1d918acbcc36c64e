import { createHash } from 'node:crypto'
import { networkOf } from './network-of.ts'

/** A rate limit: maximum number of hits of one key within a sliding window. */
export interface Limit {
  name: string
  /** maximum number of hits; 0: no limit */
  most: number
  /** milliseconds */
  within: number
  /** the key is an IP address: its whole network is counted */
  per?: 'address'
  /** text for the user beyond the limit */
  message?: string
}

export type LimitUse = readonly [limit: Limit, key: string]

/** Addresses and e-mails are not stored, only a digest of them. */
export function digestOf([{ name, per }, key]: LimitUse): string {
  const counted = per === 'address' ? networkOf(key) : key
  return createHash('sha256')
    .update(JSON.stringify([name, counted]))
    .digest('base64url')
}

/** @param oldest the hit that has to leave the window before another is admitted */
export const secondsUntil = (oldest: Date, { within }: Limit, now: Date): number =>
  Math.max(1, Math.ceil((oldest.getTime() + within - now.getTime()) / 1000))
