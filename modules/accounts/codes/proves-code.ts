import type { OpenedPlatform } from '../../../platform/index.ts'
import { isSameDigest } from '../sign-in/device-token.ts'
import { type CodePurpose, digestOfCode } from './code.ts'
import { countTry } from './queries-codes.ts'

interface GivenCode {
  purpose: CodePurpose
  browserHash: string
  code: string
}

/** @returns the digest of the code mailed to that user for this browser; undefined if the given digits are wrong */
export async function verifyMailedCode(
  { db, clock, fingerprintKey }: Pick<OpenedPlatform, 'db' | 'clock' | 'fingerprintKey'>,
  userUid: string | undefined,
  { purpose, browserHash, code }: GivenCode,
): Promise<string | undefined> {
  const kept = userUid && (await countTry(db, browserHash, userUid, clock.now()))
  return kept && isSameDigest(digestOfCode(fingerprintKey, purpose, browserHash, code), kept) ? kept : undefined
}
