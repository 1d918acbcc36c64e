import type { OpenedPlatform } from '../../../platform/index.ts'
import type { PaymentProvider } from './provider.ts'
import { createSandbox } from './sandbox/provider.ts'
import { createStripe, stripeName } from './stripe/provider.ts'

const opened = new WeakMap<OpenedPlatform, PaymentProvider>()

/** Replaces the configured provider. */
export function setPaymentProvider(platform: OpenedPlatform, provider: PaymentProvider): void {
  opened.set(platform, provider)
}

export function paymentProvider(platform: OpenedPlatform): PaymentProvider {
  const known = opened.get(platform)
  if (known) return known
  const provider = platform.config.paymentProvider === stripeName ? createStripe(platform) : createSandbox(platform)
  opened.set(platform, provider)
  return provider
}

export const paymentCapabilities = (platform: OpenedPlatform): PaymentProvider['capabilities'] =>
  paymentProvider(platform).capabilities
