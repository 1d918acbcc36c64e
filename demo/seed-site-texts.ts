import { navigation, pageTexts, searchTexts } from '../modules/administration/index.ts'
import { contactPage } from '../modules/support/index.ts'
import type { Database } from '../platform/database/index.ts'
import type { Platform } from '../platform/index.ts'
import { demoContactPage, demoNavigation, demoPageTexts, demoSearchTexts } from './site-texts.ts'
import { writeSettings } from './write-settings.ts'

export const seedSiteTexts = (platform: Platform, db: Database): Promise<void> =>
  writeSettings(platform, db, [
    [pageTexts, demoPageTexts],
    [navigation, demoNavigation],
    [contactPage, demoContactPage],
    [searchTexts, demoSearchTexts],
  ])
