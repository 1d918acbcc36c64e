import { originalColours } from '../../contracts/administration/original-colours.ts'
import { colours as coloursForm } from '../../contracts/administration/site-settings.ts'
import { text } from '../../contracts/forms.ts'
import { defineSetting } from '../../platform/settings/index.ts'

export const logoText = defineSetting('logo-text', text(1, 24), () => 'Éclore')

export const colours = defineSetting('colours', coloursForm, () => originalColours)
