import { expect, test } from 'vitest'
import type { Version } from './history-calls.ts'
import { settingsChanges } from './settings-changes.ts'

const names = {
  authors: new Map([['claire', 'Claire Vasseur']]),
  categories: new Map([['vie', 'Vie']]),
  tags: new Map([['corps', 'Corps']]),
  articles: new Map([['dire-non', 'Dire non']]),
}
const settings = { image: null, author: 'claire', category: 'vie', tags: ['corps', 'nuit'], seo: null, related: [] }
const version = (change: Partial<typeof settings> | object = {}): Version => ({
  ...{ title: '', excerpt: '', content: '', gone: [], settings: { ...settings, ...change } },
})

test('changing a missing text to an empty one counts as no change', () => {
  expect(settingsChanges(version(), version({ seo: { title: '' } }), names)).toEqual([])
})

test('changes are unknown if an old revision has no settings', () => {
  expect(settingsChanges({ ...version(), settings: null }, version(), names)).toBeUndefined()
})

test('each setting is described, with names if they are known', () => {
  const after = version({
    ...{ author: 'partie', category: null, image: 'x', tags: ['sommeil', 'corps'] },
    ...{ seo: { title: 'Court', description: 'Long' }, related: ['dire-non'] },
  })
  expect(settingsChanges(version(), after, names)).toEqual([
    { label: 'Signature', lines: ['Claire Vasseur → partie'] },
    { label: 'Rubrique', lines: ['Vie → rien'] },
    { label: 'Mots-clés', lines: ['Retiré\u00a0: nuit', 'Ajouté\u00a0: sommeil'] },
    { label: 'Image', lines: ['Image ajoutée'] },
    { label: 'Titre pour les moteurs de recherche', lines: ['rien → Court'] },
    { label: 'Description pour les moteurs de recherche', lines: ['rien → Long'] },
    { label: 'À lire ensuite', lines: ['Ajouté\u00a0: Dire non'] },
  ])
})

test('reordered tags are described as a change of order', () => {
  expect(settingsChanges(version(), version({ tags: ['nuit', 'corps'] }), names)).toEqual([
    { label: 'Mots-clés', lines: ['L’ordre a changé.'] },
  ])
})
