import type { SiteSettings } from '../../contracts/administration/site-settings.ts'
import { startEmergency, startNavigation } from '../../contracts/administration/start-frame.ts'
import { ownColours } from '../layout/colours.ts'

/** Settings of the frame of every page. */
export type FrameSettings = Omit<
  SiteSettings,
  'coachingHours' | 'name' | 'contactPage' | 'searchTexts' | 'pageTexts' | 'aboutImage' | 'debits'
>

/** Used while the owner's settings cannot be read. */
export const ownFrame: FrameSettings = {
  logoText: '',
  identity: { version: '', logo: null, ownIcon: false },
  colours: ownColours,
  postalAddress: '',
  contactEmail: null,
  navigation: startNavigation,
  emergency: startEmergency,
}
