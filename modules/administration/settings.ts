import { text } from '../../contracts/forms.ts'
import { originalColours } from '../../contracts/original-colours.ts'
import { colours as coloursForm } from '../../contracts/site-settings.ts'
import { defineSetting } from '../../platform/settings/index.ts'

export const logoText = defineSetting('logo-text', text(1, 24), () => 'Éclore')

export const colours = defineSetting('colours', coloursForm, () => originalColours)
