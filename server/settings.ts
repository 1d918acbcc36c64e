import type { Config } from '../platform/config/index.ts'
import type { SiteEnvironment } from '../web/context.ts'

/** Origins of the provider's hosted pages; the sandbox's own may differ from the visitor's address. */
function paymentOriginsOf({ paymentProvider, publicUrl, stripe }: Config): string[] {
  if (paymentProvider === 'sandbox') return [new URL(publicUrl).origin]
  const api = stripe.apiBase ? [new URL(stripe.apiBase).origin] : []
  return ['https://checkout.stripe.com', ...api]
}

/** Configuration that the site may know; nothing secret. @param siteName shown while the settings cannot be read */
export function siteEnvironment(
  config: Config,
  siteName: string,
  takesCards: boolean,
  demo?: { notice: string },
): Omit<SiteEnvironment, 'buildId' | 'admin'> {
  return {
    siteName,
    publicUrl: config.publicUrl,
    trackerId: config.trackerId ?? null,
    subscriptionFirst: config.subscriptionFirst,
    paymentOrigins: paymentOriginsOf(config),
    takesCards,
    buildCheckSeconds: config.buildCheckSeconds,
    demoNotice: demo?.notice ?? null,
  }
}
