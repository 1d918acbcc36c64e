import type { Module } from '../../platform/module.ts'
import { mountStaff } from '../../platform/staff/index.ts'
import { collectionGates } from '../accounts/index.ts'
import { orderGates } from '../subscriptions/index.ts'
import { notePaymentKeys } from './checks/payment.ts'
import { fallenChecks } from './mails/fallen-checks.tsx'
import { openingMailKinds } from './mails/mail-kinds.ts'
import { testMail } from './mails/test-mail.tsx'
import { fallenChecksSweep } from './notify-fallen.ts'
import { collectsData, takesOrders } from './read-opening.ts'
import { routeOpening, staff } from './routes.ts'

/** Decides whether the site may collect data and take orders. Depends on every other module; no module depends on it. */
export const openingModule: Module = {
  name: 'opening',
  async routes(app, platform, mount) {
    await notePaymentKeys(platform)
    routeOpening(app, platform, mount)
    mountStaff(app, platform, mount, staff)
  },
  mailKinds: openingMailKinds,
  mails: [testMail, fallenChecks],
  sweeps: [fallenChecksSweep],
  extensions: [orderGates.with(takesOrders), collectionGates.with(collectsData)],
}
