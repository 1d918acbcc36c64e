import type { SiteSettings } from '../../contracts/site-settings.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { readSettings } from '../../platform/settings/index.ts'

/** What anyone may know of the owner's settings. */
export async function readSiteSettings({ config }: Pick<Platform, 'config'>, db: Database): Promise<SiteSettings> {
  const settings = await readSettings(db, config)
  return {
    name: settings['site-name'],
    logoText: settings['logo-text'],
    colours: settings.colours,
    postalAddress: settings['postal-address'],
    contactEmail: settings['contact-email'],
    coachingHours: settings['coaching-hours'],
  }
}
