import type { Module } from '../../platform/module.ts'
import { pageFacts } from '../publisher/index.ts'
import { statementLabels } from '../subscriptions/index.ts'
import { statementLabelOf, wantsNeutralMails } from './discretion.ts'
import { accountDormantMail } from './mails/account-dormant.tsx'
import { accountErasedMail } from './mails/account-erased.tsx'
import { erasureRequestedMail } from './mails/erasure-requested.tsx'
import { erasureStoppedMail } from './mails/erasure-stopped.tsx'
import { exportOfferedMail } from './mails/export-offered.tsx'
import { privacyMailKinds } from './mails/mail-kinds.ts'
import { measuringFacts } from './register/measuring-facts.ts'
import { routePrivacy } from './routes.ts'
import { eraseDormantSweep, eraseDueSweep, forgetMailsSweep, forgetOutdatedSweep } from './sweeps.ts'

export { readRegister } from './register/read-register.ts'

/** Export and erasure of personal data. This module depends on most other modules; only `opening` depends on it. */
export const privacyModule: Module = {
  name: 'privacy',
  routes: routePrivacy,
  neutralMails: wantsNeutralMails,
  extensions: [statementLabels.with(statementLabelOf), pageFacts.with(measuringFacts)],
  mailKinds: privacyMailKinds,
  mails: [accountDormantMail, accountErasedMail, erasureRequestedMail, erasureStoppedMail, exportOfferedMail],
  sweeps: [eraseDueSweep, forgetMailsSweep, eraseDormantSweep, forgetOutdatedSweep],
}
