import { contract } from './account/contract.ts'
import { outcome } from './account/outcome.ts'
import { password } from './account/password.ts'
import { payment } from './account/payment.ts'
import { profile } from './account/profile.ts'
import { registration } from './account/registration.ts'
import { security } from './account/security.ts'
import { signIn } from './account/sign-in.ts'
import { subscription } from './account/subscription.ts'

/** Sign-in, registration, payment, account. */
export const account = {
  contract,
  outcome,
  password,
  payment,
  profile,
  registration,
  security,
  signIn,
  subscription,
} as const
