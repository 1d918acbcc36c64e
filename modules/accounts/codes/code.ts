import { createHmac, randomInt } from 'node:crypto'

export const codeMilliseconds = 600_000

/** Six digits, each of the million equally likely. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

export type CodePurpose = 'signIn' | 'confirmation'

const domains: Record<CodePurpose, string> = { signIn: 'sign-in code', confirmation: 'confirmation code' }

/** Binds a code to its purpose and browser. The key prevents finding the digits by hashing all million codes. */
export const digestOfCode = (key: Uint8Array, purpose: CodePurpose, browserHash: string, code: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([domains[purpose], browserHash, code]))
    .digest('base64url')
