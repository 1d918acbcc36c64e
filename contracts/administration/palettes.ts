import { originalColours } from './original-colours.ts'
import type { SiteSettings } from './site-settings.ts'

interface Palette {
  name: string
  colours: SiteSettings['colours']
}

/** Colours that go together, and with which every text can be read. */
export const palettes: readonly Palette[] = [
  { name: 'Couleurs d’origine', colours: originalColours },
  {
    name: 'Bleu',
    colours: { ground: '#f3f7fc', accent: '#cfe3ff', ink: '#0f1626', paper: '#fdfeff', link: '#1f4b99' },
  },
  {
    name: 'Sauge',
    colours: { ground: '#f4f7f0', accent: '#d9e5cf', ink: '#141a12', paper: '#fefefb', link: '#2f5d3a' },
  },
]
