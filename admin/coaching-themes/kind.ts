import { defaultThemeColour, staffThemes } from '../../contracts/coaching/coaching-themes.ts'
import type { RecordKind } from '../forms/record-page.tsx'
import { themeWords } from './words.ts'

export const themeKind: RecordKind = {
  calls: staffThemes,
  fields: ['name', 'text', 'colour', 'order', 'active'],
  empty: { name: '', text: '', colour: defaultThemeColour, order: 1, active: true },
  labels: {
    name: themeWords.name,
    text: themeWords.text,
    colour: themeWords.colour,
    order: themeWords.order,
    active: themeWords.active,
  },
  texts: themeWords,
  titleOf: ({ name }) => String(name),
  deleteText: () => themeWords.deleteText,
  mayDelete: ({ used }) => used !== true,
}
