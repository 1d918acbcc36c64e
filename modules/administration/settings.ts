import * as look from '../../contracts/administration/identity.ts'
import * as texts from '../../contracts/administration/page-texts.ts'
import * as frame from '../../contracts/administration/site-frame.ts'
import { startEmergency, startNavigation } from '../../contracts/administration/start-frame.ts'
import { startPageTexts } from '../../contracts/administration/start-page-texts.ts'
import { defineSetting } from '../../platform/settings/index.ts'
import { requireImage } from '../articles/index.ts'

export const navigation = defineSetting('navigation', frame.navigation, () => startNavigation)

export const searchTexts = defineSetting<frame.SearchTexts>('search-texts', frame.searchTexts, () => [])

export const pageTexts = defineSetting('page-texts', texts.pageTexts, () => startPageTexts)

export const emergency = defineSetting('emergency', frame.emergency, () => startEmergency)

export const logoPicture = defineSetting<look.LogoPicture>('logo-picture', look.logoPicture, () => null, {
  check: (db, logo, property) => requireImage(db, logo?.image, property),
})

const ownPicture = (name: string) =>
  defineSetting<string | null>(name, look.ownPicture, () => null, { check: requireImage })

export const iconPicture = ownPicture('icon-picture')
export const sharePicture = ownPicture('share-picture')
export const aboutPicture = ownPicture('about-picture')
