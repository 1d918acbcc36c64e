import type { Platform, PlatformService } from '../../../platform/index.ts'
import type { PaymentProvider } from './provider.ts'
import { createSandbox } from './sandbox/provider.ts'
import { createStripe, stripeName } from './stripe/provider.ts'

type HasServices = Pick<Platform, 'services'>

const provider: PlatformService<PaymentProvider> = {
  name: 'subscriptions.provider',
  open: (platform) =>
    platform.config.paymentProvider === stripeName ? createStripe(platform) : createSandbox(platform),
}

/** Replaces the configured provider. */
export function setPaymentProvider({ services }: HasServices, other: PaymentProvider): void {
  services.replace(provider, other)
}

export const paymentProvider = ({ services }: HasServices): PaymentProvider => services.of(provider)

export const paymentCapabilities = (platform: HasServices): PaymentProvider['capabilities'] =>
  paymentProvider(platform).capabilities
