import { originalColours } from '../../contracts/administration/original-colours.ts'
import * as frame from '../../contracts/administration/site-frame.ts'
import { colours as coloursForm } from '../../contracts/administration/site-settings.ts'
import { startEmergency, startNavigation } from '../../contracts/administration/start-frame.ts'
import { text } from '../../contracts/forms.ts'
import { defineSetting } from '../../platform/settings/index.ts'

export const logoText = defineSetting('logo-text', text(1, 24), () => 'Éclore')

export const colours = defineSetting('colours', coloursForm, () => originalColours)

export const navigation = defineSetting('navigation', frame.navigation, () => startNavigation)

export const searchTexts = defineSetting<frame.SearchTexts>('search-texts', frame.searchTexts, () => [])

export const emergency = defineSetting('emergency', frame.emergency, () => startEmergency)
