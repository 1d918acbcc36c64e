import type { SiteSettings } from '../../contracts/administration/site-settings.ts'
import { startContactPage } from '../../contracts/administration/start-contact-page.ts'
import { startEmergency, startNavigation } from '../../contracts/administration/start-frame.ts'
import { startPageTexts } from '../../contracts/administration/start-page-texts.ts'
import { ownColours } from '../layout/colours.ts'

export type PublicSettings = Omit<SiteSettings, 'coachingHours'>

/** Shown while the owner's cannot be read. */
export const ownSettings: PublicSettings = {
  name: '',
  logoText: '',
  identity: { version: '', logo: null, ownIcon: false },
  aboutImage: null,
  colours: ownColours,
  postalAddress: '',
  contactEmail: null,
  navigation: startNavigation,
  contactPage: startContactPage,
  emergency: startEmergency,
  searchTexts: [],
  pageTexts: startPageTexts,
}
