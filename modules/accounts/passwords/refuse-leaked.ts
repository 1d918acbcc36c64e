import { leakCandidates } from '../../../contracts/accounts/password-strength.ts'
import { messages } from '../../../contracts/messages.ts'
import { invalid, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { isCommonPassword } from './common-passwords.ts'

/**
 * Checks a password before it is hashed; the contract already refuses short and guessable ones.
 * @param property name of the password in the request body
 * @throws 400 the password is leaked, or a leaked one with few additions
 */
export async function refuseLeakedPassword(
  platform: Pick<Platform, 'services'>,
  password: string,
  property = 'password',
): Promise<void> {
  for (const candidate of leakCandidates(password)) {
    if (await isCommonPassword(platform, candidate)) throw invalid([violation(property, messages.passwordLeaked)])
  }
}
