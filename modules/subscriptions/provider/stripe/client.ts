import type Stripe from 'stripe'
import type { Config } from '../../../../platform/config/index.ts'

const timeoutMilliseconds = 20_000

export async function createStripeClient({ secretKey, apiBase }: Config['stripe']): Promise<Stripe> {
  if (!secretKey) throw new Error('STRIPE_SECRET_KEY is missing')
  // Load on demand: a site with another provider does not need these 34 MB.
  const { default: Client } = await import('stripe')
  const base = apiBase ? new URL(apiBase) : undefined
  const secure = base?.protocol !== 'http:'
  return new Client(secretKey, {
    timeout: timeoutMilliseconds,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(base && { host: base.hostname, port: base.port || (secure ? 443 : 80), protocol: secure ? 'https' : 'http' }),
  })
}

interface StripeErrors {
  StripeCardError: Stripe.errors.StripeCardError
  StripeInvalidRequestError: Stripe.errors.StripeInvalidRequestError
  StripeSignatureVerificationError: Stripe.errors.StripeSignatureVerificationError
}

/** Compares the error's `type`: the SDK's classes exist only once it is loaded. */
export const isStripeError = <Type extends keyof StripeErrors>(
  error: unknown,
  type: Type,
): error is StripeErrors[Type] => error instanceof Error && 'type' in error && error.type === type
