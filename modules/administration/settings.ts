import { defaultPageTexts } from '../../contracts/administration/default-page-texts.ts'
import * as look from '../../contracts/administration/identity.ts'
import * as texts from '../../contracts/administration/page-texts.ts'
import * as frame from '../../contracts/administration/site-frame.ts'
import { defaultEmergency, defaultNavigation } from '../../contracts/administration/start-frame.ts'
import { defineSetting } from '../../platform/settings/index.ts'
import { requireImage } from '../articles/index.ts'

export const navigation = defineSetting('navigation', frame.navigation, () => defaultNavigation)

export const searchTexts = defineSetting<frame.SearchTexts>('search-texts', frame.searchTexts, () => [])

export const pageTexts = defineSetting('page-texts', texts.pageTexts, () => defaultPageTexts)

export const emergency = defineSetting('emergency', frame.emergency, () => defaultEmergency)

export const logoPicture = defineSetting<look.LogoPicture>('logo-picture', look.logoPicture, () => null, {
  check: (db, logo, property) => requireImage(db, logo?.image, property),
})

const ownPicture = (name: string) =>
  defineSetting<string | null>(name, look.libraryPicture, () => null, { check: requireImage })

export const iconPicture = ownPicture('icon-picture')
export const sharePicture = ownPicture('share-picture')
export const aboutPicture = ownPicture('about-picture')
