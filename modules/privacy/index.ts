import type { Module } from '../../platform/index.ts'
import { routePrivacy } from './routes.ts'
import { eraseDueSweep, forgetMailsSweep } from './sweeps.ts'

/** What a person may ask about what is kept of her; it knows every other module, and none knows it. */
export const privacyModule: Module = {
  name: 'privacy',
  routes: routePrivacy,
  sweeps: [eraseDueSweep, forgetMailsSweep],
}
