import { type OpeningCode, openingCodes } from '../../../contracts/opening/opening.ts'
import type { Check } from './check.ts'
import { legalPagesCheck } from './legal-pages.ts'
import { legalSourcesCheck } from './legal-sources.ts'
import { mailAnswersCheck } from './mail-answers.ts'
import { mailAuthenticCheck } from './mail-authentic.ts'
import { mailSentCheck } from './mail-sent.ts'
import { metricsPrivateCheck } from './metrics-private.ts'
import { ownerWordsCheck } from './own-words.ts'
import { ownerSecondFactorCheck } from './owner-second-factor.ts'
import { paymentKeysCheck, paymentWebhookCheck } from './payment.ts'
import { privacyRegisterCheck } from './privacy-register.ts'
import { publicAddressCheck } from './public-address.ts'
import { backupCheck, demoAbsentCheck, diskCheck, restoreCheck, secretsCheck } from './server.ts'

const byCode: Readonly<Record<OpeningCode, Check>> = {
  'owner-second-factor': ownerSecondFactorCheck,
  'public-address': publicAddressCheck,
  'legal-pages': legalPagesCheck,
  'legal-sources': legalSourcesCheck,
  'mail-sent': mailSentCheck,
  'mail-authentic': mailAuthenticCheck,
  'mail-answers': mailAnswersCheck,
  'payment-keys': paymentKeysCheck,
  'payment-webhook': paymentWebhookCheck,
  secrets: secretsCheck,
  backup: backupCheck,
  restore: restoreCheck,
  disk: diskCheck,
  'demo-absent': demoAbsentCheck,
  'privacy-register': privacyRegisterCheck,
  'metrics-private': metricsPrivateCheck,
  'own-words': ownerWordsCheck,
}

export const checkOf = (code: OpeningCode): Check => byCode[code]

/** The checks, in the order in which an owner works through them. */
export const checks: readonly Check[] = openingCodes.map(checkOf)
