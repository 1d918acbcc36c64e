import { defaultContactPage } from '../../contracts/administration/default-contact-page.ts'
import { defaultPageTexts } from '../../contracts/administration/default-page-texts.ts'
import type { SiteSettings } from '../../contracts/administration/site-settings.ts'
import { defaultFrame } from './frame-settings.ts'

export type PublicSettings = Omit<SiteSettings, 'coachingHours'>

/** Settings used while the owner's cannot be read. Browsers get only those of the layout (`FrameSettings`). */
export const defaultSettings: PublicSettings = {
  ...defaultFrame,
  name: '',
  aboutImage: null,
  contactPage: defaultContactPage,
  searchTexts: [],
  pageTexts: defaultPageTexts,
  debits: false,
}
