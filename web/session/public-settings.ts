import type { SiteSettings } from '../../contracts/administration/site-settings.ts'
import { startContactPage } from '../../contracts/administration/start-contact-page.ts'
import { startPageTexts } from '../../contracts/administration/start-page-texts.ts'
import { ownFrame } from './frame-settings.ts'

export type PublicSettings = Omit<SiteSettings, 'coachingHours'>

/** Used while the owner's settings cannot be read. Browsers get those of the frame only. */
export const ownSettings: PublicSettings = {
  ...ownFrame,
  name: '',
  aboutImage: null,
  contactPage: startContactPage,
  searchTexts: [],
  pageTexts: startPageTexts,
  debits: false,
}
