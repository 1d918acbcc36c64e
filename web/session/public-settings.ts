import type { SiteSettings } from '../../contracts/administration/site-settings.ts'
import { startContactPage } from '../../contracts/administration/start-contact-page.ts'
import { startPageTexts } from '../../contracts/administration/start-page-texts.ts'
import { ownFrame } from './frame-settings.ts'

export type PublicSettings = Omit<SiteSettings, 'coachingHours'>

/** Shown while the owner's cannot be read. Browsers know the frame's alone. */
export const ownSettings: PublicSettings = {
  ...ownFrame,
  name: '',
  aboutImage: null,
  contactPage: startContactPage,
  searchTexts: [],
  pageTexts: startPageTexts,
  debits: false,
}
