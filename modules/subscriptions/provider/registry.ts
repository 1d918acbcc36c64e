import type { Platform, PlatformService } from '../../../platform/index.ts'
import { runTraced } from '../../../platform/tracing/index.ts'
import type { PaymentProvider } from './provider.ts'
import { createSandbox } from './sandbox/provider.ts'
import { createStripe, stripeName } from './stripe/provider.ts'

type HasServices = Pick<Platform, 'services'>

type Ask = (...given: unknown[]) => unknown

/** Traces each call to the provider, under the method's name. */
function tracedProvider(system: string, provider: PaymentProvider): PaymentProvider {
  const calls = Object.entries(provider).map(([name, ask]: [string, unknown]) => {
    if (typeof ask !== 'function') return [name, ask]
    const work = () =>
      ({ kind: 'payment', name: `payment ${name}`, attributes: { 'payment.provider': system } }) as const
    return [name, (...given: unknown[]) => runTraced(work, () => (ask as Ask).apply(provider, given))]
  })
  return Object.fromEntries(calls)
}

const provider: PlatformService<PaymentProvider> = {
  name: 'subscriptions.provider',
  open(platform) {
    const name = platform.config.paymentProvider
    return tracedProvider(name, name === stripeName ? createStripe(platform) : createSandbox(platform))
  },
}

export function setPaymentProvider({ services }: HasServices, other: PaymentProvider): void {
  services.replace(provider, other)
}

export const paymentProvider = ({ services }: HasServices): PaymentProvider => services.of(provider)

export const paymentCapabilities = (platform: HasServices): PaymentProvider['capabilities'] =>
  paymentProvider(platform).capabilities
