import type { Platform } from '../../../platform/index.ts'
import type { PaymentProvider } from './provider.ts'
import { createSandbox } from './sandbox/provider.ts'
import { createStripe, stripeName } from './stripe/provider.ts'

const opened = new WeakMap<Platform, PaymentProvider>()

/** Puts another provider in the place of the configured one. */
export function setPaymentProvider(platform: Platform, provider: PaymentProvider): void {
  opened.set(platform, provider)
}

export function paymentProvider(platform: Platform): PaymentProvider {
  const known = opened.get(platform)
  if (known) return known
  const provider = platform.config.paymentProvider === stripeName ? createStripe(platform) : createSandbox(platform)
  opened.set(platform, provider)
  return provider
}

export const paymentCapabilities = (platform: Platform): PaymentProvider['capabilities'] =>
  paymentProvider(platform).capabilities
