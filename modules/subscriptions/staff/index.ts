import type { StaffCalls } from '../../../platform/staff/index.ts'
import { accounting } from './accounting/index.ts'
import { codes } from './codes/index.ts'
import { codeResults } from './codes/results.ts'
import { credits } from './credits/index.ts'
import { csvFiles } from './csv/index.ts'
import { figures } from './figures/index.ts'
import { formulas } from './formulas/index.ts'
import { gifts, resend } from './gifts/index.ts'
import { leavingAnswers } from './leaving/index.ts'
import { ledgerDifferences, reconciliations, settle } from './ledger/index.ts'
import { memberActions } from './members/actions.ts'
import { members } from './members/index.ts'
import { payments, refund } from './payments/index.ts'
import { receiptFile } from './payments/receipt-file.ts'
import { providerEventActions, providerEvents } from './provider-events/index.ts'
import { subscriptionActs } from './subscriptions/acts.ts'
import { subscriptions } from './subscriptions/index.ts'
import { readActs } from './subscriptions/read-acts.ts'
import { termsText, termsVersions } from './terms/index.ts'
import { trafficTokens } from './traffic-tokens/index.ts'
import { tokenResults } from './traffic-tokens/results.ts'

export const staff: readonly StaffCalls[] = [
  members,
  ...memberActions,
  subscriptions,
  readActs,
  ...subscriptionActs,
  payments,
  refund,
  receiptFile,
  credits,
  gifts,
  resend,
  reconciliations,
  ledgerDifferences,
  settle,
  providerEvents,
  ...providerEventActions,
  formulas,
  trafficTokens,
  tokenResults,
  codes,
  codeResults,
  leavingAnswers,
  termsVersions,
  termsText,
  accounting,
  ...figures,
  ...csvFiles,
]
