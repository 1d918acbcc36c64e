import type { Module } from '../../platform/module.ts'
import { mountStaff } from '../../platform/staff/index.ts'
import { collectionGates } from '../accounts/index.ts'
import { orderGates } from '../subscriptions/index.ts'
import { recordPaymentKeyChange } from './checks/payment.ts'
import { failedChecksMail } from './mails/failed-checks-mail.tsx'
import { openingMailKinds } from './mails/mail-kinds.ts'
import { testMail } from './mails/test-mail.tsx'
import { failedChecksSweep } from './notify-fallen.ts'
import { canCollectData, canTakeOrders } from './read-opening.ts'
import { routeOpening, staff } from './routes.ts'

/** Decides whether the site may collect data and take orders. Depends on most other modules; no module depends on it. */
export const openingModule: Module = {
  name: 'opening',
  async routes(app, platform, mount) {
    await recordPaymentKeyChange(platform)
    routeOpening(app, platform, mount)
    mountStaff(app, platform, mount, staff)
  },
  mailKinds: openingMailKinds,
  mails: [testMail, failedChecksMail],
  sweeps: [failedChecksSweep],
  extensions: [orderGates.with(canTakeOrders), collectionGates.with(canCollectData)],
}
