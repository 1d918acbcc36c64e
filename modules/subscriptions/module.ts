import type { Module } from '../../platform/module.ts'
import { mountStaff } from '../../platform/staff/index.ts'
import { afterRegistration, registrationChecks } from '../accounts/index.ts'
import { pageFacts } from '../publisher/index.ts'
import { forgetGiftBuyersSweep } from './gifts/forget-gift-buyers.ts'
import { renewGiftCode } from './gifts/renew-gift-code.ts'
import { giftTerms } from './gifts/settings.ts'
import { forgetGiftCardJob } from './gifts/settle-gift.ts'
import { cancelSubscriptionJob, mailContractLinkJob } from './jobs.ts'
import { forgetAccountingSweep } from './ledger/forget-accounting.ts'
import { routeContracts } from './lifecycle/contract/routes-contract.ts'
import { renewWithdrawalLink } from './lifecycle/contract/withdrawal-link.ts'
import { remindFirstMessageJob } from './lifecycle/first-message.ts'
import { closeAtProviderJob, forgetCardJob } from './lifecycle/release.ts'
import { letterTemplate } from './mails/layout.tsx'
import { subscriptionMailKinds } from './mails/mail-kinds.ts'
import { sepaCreditor } from './orders/debit/sepa-creditor.ts'
import { ensureFormulas, requireFormula } from './orders/formulas.ts'
import { offerFacts } from './orders/offer-facts.ts'
import { countRegistration } from './orders/queries-offers.ts'
import { replayEventJob } from './provider/replay-event.ts'
import { registerSandboxPages } from './provider/sandbox/pages.ts'
import { sandboxName } from './provider/sandbox/provider.ts'
import { registerRoutes } from './routes.ts'
import { staff } from './staff/index.ts'
import { supportRefunds } from './staff/payments/refund-ceiling.ts'
import { forgetContractLinksSweep, subscriptionSweeps } from './sweeps.ts'
import { recordTermsSweep } from './terms/record-terms.ts'

export const subscriptionsModule: Module = {
  name: 'subscriptions',
  settings: [giftTerms, supportRefunds, sepaCreditor],
  async routes(app, platform, mount) {
    await ensureFormulas(platform)
    registerRoutes(app, platform, mount)
    await routeContracts(app, platform, mount)
    mountStaff(app, platform, mount, staff)
  },
  pages(app, platform) {
    if (platform.config.paymentProvider === sandboxName) registerSandboxPages(app, platform)
  },
  extensions: [
    registrationChecks.with((db, { formula }) => requireFormula(db, formula)),
    afterRegistration.with(async (db, { trafficToken }, now) => {
      if (trafficToken !== undefined) await countRegistration(db, trafficToken, now)
    }),
    pageFacts.with(offerFacts),
  ],
  mailKinds: subscriptionMailKinds,
  mails: [letterTemplate],
  linkRenewals: {
    'subscriptions.order-confirmed': renewWithdrawalLink,
    'subscriptions.cancelled': renewWithdrawalLink,
    'subscriptions.ended': renewWithdrawalLink,
    'subscriptions.ended-by-staff': renewWithdrawalLink,
    'subscriptions.gift-bought': renewGiftCode,
  },
  jobs: [
    cancelSubscriptionJob,
    mailContractLinkJob,
    closeAtProviderJob,
    forgetCardJob,
    forgetGiftCardJob,
    remindFirstMessageJob,
    replayEventJob,
  ],
  sweeps: [
    ...subscriptionSweeps,
    forgetContractLinksSweep,
    forgetAccountingSweep,
    recordTermsSweep,
    forgetGiftBuyersSweep,
  ],
}
