import { startEmergency, startNavigation } from '../../contracts/administration/start-frame.ts'
import { ownColours } from '../layout/colours.ts'
import type { PublicSettings } from './public-settings.ts'

/** Settings of the frame of every page. */
export type FrameSettings = Omit<PublicSettings, 'name' | 'contactPage' | 'searchTexts' | 'pageTexts' | 'aboutImage'>

/** Shown while the owner's cannot be read. */
export const ownFrame: FrameSettings = {
  logoText: '',
  identity: { version: '', logo: null, ownIcon: false },
  colours: ownColours,
  postalAddress: '',
  contactEmail: null,
  navigation: startNavigation,
  emergency: startEmergency,
}
