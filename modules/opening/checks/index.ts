import { type OpeningCode, openingCodes } from '../../../contracts/opening/opening.ts'
import type { Check } from './check.ts'
import { legalPages } from './legal-pages.ts'
import { legalSources } from './legal-sources.ts'
import { mailAnswers } from './mail-answers.ts'
import { mailAuthentic } from './mail-authentic.ts'
import { mailSent } from './mail-sent.ts'
import { metricsPrivate } from './metrics-private.ts'
import { ownWords } from './own-words.ts'
import { ownerSecondFactor } from './owner-second-factor.ts'
import { paymentKeys, paymentWebhook } from './payment.ts'
import { privacyRegister } from './privacy-register.ts'
import { publicAddress } from './public-address.ts'
import { backup, demoAbsent, disk, restore, secrets } from './server.ts'

const byCode: Readonly<Record<OpeningCode, Check>> = {
  'owner-second-factor': ownerSecondFactor,
  'public-address': publicAddress,
  'legal-pages': legalPages,
  'legal-sources': legalSources,
  'mail-sent': mailSent,
  'mail-authentic': mailAuthentic,
  'mail-answers': mailAnswers,
  'payment-keys': paymentKeys,
  'payment-webhook': paymentWebhook,
  secrets,
  backup,
  restore,
  disk,
  'demo-absent': demoAbsent,
  'privacy-register': privacyRegister,
  'metrics-private': metricsPrivate,
  'own-words': ownWords,
}

export const checkOf = (code: OpeningCode): Check => byCode[code]

/** The checks, in the order in which an owner works through them. */
export const checks: readonly Check[] = openingCodes.map(checkOf)
