import Stripe from 'stripe'
import type { Config } from '../../../../platform/config/index.ts'

const timeoutMilliseconds = 20_000

/** @param settings from the environment; the configuration has checked that the key is present */
export function createStripeClient({ secretKey, apiBase }: Config['stripe']): Stripe {
  if (!secretKey) throw new Error('STRIPE_SECRET_KEY is missing')
  const base = apiBase ? new URL(apiBase) : undefined
  const secure = base?.protocol !== 'http:'
  return new Stripe(secretKey, {
    timeout: timeoutMilliseconds,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(base && { host: base.hostname, port: base.port || (secure ? 443 : 80), protocol: secure ? 'https' : 'http' }),
  })
}
