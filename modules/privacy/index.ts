import type { Module } from '../../platform/module.ts'
import { accountErasedMail } from './mails/account-erased.tsx'
import { routePrivacy } from './routes.ts'
import { eraseDueSweep, forgetMailsSweep } from './sweeps.ts'

/** Export and erasure of personal data. This module depends on every other module, and none depends on it. */
export const privacyModule: Module = {
  name: 'privacy',
  routes: routePrivacy,
  mails: [accountErasedMail],
  sweeps: [eraseDueSweep, forgetMailsSweep],
}
