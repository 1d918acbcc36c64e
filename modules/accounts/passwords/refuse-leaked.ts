import { messages } from '../../../contracts/messages.ts'
import { leakCandidates } from '../../../contracts/password-strength.ts'
import { invalid, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { isCommonPassword } from './common-passwords.ts'

/**
 * Before a password is hashed; the contract has refused those that are too short or too easy to guess.
 * @param property of the body that has it
 * @throws 400 where it stands in the list of leaked passwords, or hardly adds to one of them
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
