import { card } from './account/card.ts'
import { confirmation } from './account/confirmation.ts'
import { contract } from './account/contract.ts'
import { discretion } from './account/discretion.ts'
import { email } from './account/email.ts'
import { events } from './account/events.ts'
import { gift } from './account/gift.ts'
import { notifications } from './account/notifications.ts'
import { outcome } from './account/outcome.ts'
import { passkeys } from './account/passkeys.ts'
import { password } from './account/password.ts'
import { payment } from './account/payment.ts'
import { payments } from './account/payments.ts'
import { profile } from './account/profile.ts'
import { registration } from './account/registration.ts'
import { security } from './account/security.ts'
import { sessions } from './account/sessions.ts'
import { signIn } from './account/sign-in.ts'
import { subscription } from './account/subscription.ts'

/** Texts for sign-in, registration, payment and the account. */
export const account = {
  card,
  contract,
  email,
  events,
  discretion,
  gift,
  notifications,
  outcome,
  confirmation,
  passkeys,
  password,
  payment,
  payments,
  profile,
  registration,
  not_collecting: {
    registration: 'Les inscriptions ouvriront bientôt',
    contact: 'Notre formulaire ouvrira bientôt',
    lead: 'Nos mentions légales ne sont pas encore complètes.',
    text: 'Tant qu’elles ne disent pas qui est responsable de vos données, ce site n’en demande aucune. Revenez dans quelques jours.',
  },
  security,
  sessions,
  signIn,
  subscription,
} as const
