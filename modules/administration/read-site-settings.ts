import type { SiteSettings } from '../../contracts/administration/site-settings.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { readSettings, siteName } from '../../platform/settings/index.ts'
import { contactEmail, postalAddress } from '../publisher/index.ts'
import { coachingHours } from '../support/index.ts'
import { colours, logoText } from './settings.ts'

/** Public settings of the owner. */
export const readSiteSettings = ({ config }: Pick<Platform, 'config'>, db: Database): Promise<SiteSettings> =>
  readSettings(db, config, { name: siteName, logoText, colours, postalAddress, contactEmail, coachingHours })
