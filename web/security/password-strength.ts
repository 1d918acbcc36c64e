import { minPasswordBits, passwordBits } from '../../contracts/accounts/password-strength.ts'
import { limits } from '../../contracts/limits.ts'

/** Only `strong` is accepted, and only if the password is not leaked. */
export type Strength = 'short' | 'long' | 'weak' | 'fair' | 'strong'

export function strengthOf(password: string): Strength {
  const { length } = [...password]
  if (length < limits.passwordMin) return 'short'
  if (length > limits.passwordMax) return 'long'
  const bits = passwordBits(password)
  if (bits >= minPasswordBits) return 'strong'
  return bits >= minPasswordBits * 0.8 ? 'fair' : 'weak'
}
