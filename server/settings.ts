import type { Config } from '../platform/config/index.ts'
import { siteName } from '../platform/settings/index.ts'
import type { SiteEnvironment } from '../web/context.ts'

/** What of the configuration the site may know; nothing secret is listed here. */
export function siteSettings(
  config: Config,
  takesCards: boolean,
  demoNotice: string | null = null,
): Omit<SiteEnvironment, 'buildId' | 'admin'> {
  return {
    siteName: siteName.initial(config),
    publicUrl: config.publicUrl,
    trackerId: config.trackerId ?? null,
    subscriptionFirst: config.subscriptionFirst,
    takesCards,
    buildCheckSeconds: config.buildCheckSeconds,
    demoNotice,
  }
}
