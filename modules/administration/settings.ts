import { text } from '../../contracts/forms.ts'
import { colours as coloursForm } from '../../contracts/site-settings.ts'
import { defineSetting } from '../../platform/settings/index.ts'

export const logoText = defineSetting('logo-text', text(1, 24), () => 'Éclore')

export const colours = defineSetting('colours', coloursForm, () => ({
  ground: '#fdf4f6',
  accent: '#f9d5df',
  ink: '#17120f',
  paper: '#fffdfc',
}))
