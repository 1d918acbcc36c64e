import type { SiteSettings } from '../../contracts/administration/site-settings.ts'
import { defaultEmergency, defaultNavigation } from '../../contracts/administration/start-frame.ts'
import { defaultColours } from '../layout/colours.ts'

/** Settings that the layout of every page uses. */
export type FrameSettings = Omit<
  SiteSettings,
  'coachingHours' | 'name' | 'contactPage' | 'searchTexts' | 'pageTexts' | 'aboutImage' | 'debits'
>

/** Used while the owner's settings cannot be read. */
export const defaultFrame: FrameSettings = {
  logoText: '',
  identity: { version: '', logo: null, ownIcon: false },
  colours: defaultColours,
  postalAddress: '',
  contactEmail: null,
  navigation: defaultNavigation,
  emergency: defaultEmergency,
}
