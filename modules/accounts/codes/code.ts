import { createHmac, randomInt } from 'node:crypto'

export const codeMilliseconds = 600_000

/** Six digits, each of the million equally likely. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Without the key a million guesses would find the digits of a digest. */
export const digestOfCode = (key: Uint8Array, browserHash: string, code: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify(['sign-in code', browserHash, code]))
    .digest('base64url')
