import type { Module } from '../../platform/index.ts'
import { mountStaff } from '../../platform/staff/index.ts'
import { routeContracts } from './contract/routes-contract.ts'
import { ensureFormulas } from './formulas.ts'
import { cancelSubscriptionJob, mailContractLinkJob } from './jobs.ts'
import { letterTemplate } from './mails/layout.tsx'
import { registerSandboxPages } from './payment/sandbox/pages.ts'
import { sandboxName } from './payment/sandbox/provider.ts'
import { closeAtProviderJob, forgetCardJob } from './release.ts'
import { registerRoutes } from './routes.ts'
import { postalAddress, vatMention } from './seller-settings.ts'
import { staff } from './staff/index.ts'
import { forgetContractLinksSweep, subscriptionSweeps } from './sweeps.ts'

export const subscriptionsModule: Module = {
  name: 'subscriptions',
  async routes(app, platform, mount) {
    await ensureFormulas(platform)
    registerRoutes(app, platform, mount)
    await routeContracts(app, platform, mount)
    mountStaff(app, platform, mount, staff)
  },
  pages(app, platform) {
    if (platform.config.paymentProvider === sandboxName) registerSandboxPages(app, platform)
  },
  settings: [postalAddress, vatMention],
  mails: [letterTemplate],
  jobs: [cancelSubscriptionJob, mailContractLinkJob, closeAtProviderJob, forgetCardJob],
  sweeps: [...subscriptionSweeps, forgetContractLinksSweep],
}
