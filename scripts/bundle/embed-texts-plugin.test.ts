import { expect, it } from 'vitest'
import type { Entry } from '../../web/i18n/catalogue.ts'
import { embedTexts } from './embed-texts-plugin.ts'

const texts = new Map<string, Entry>([
  ['common.save', 'Enregistrer « tout »'],
  ['common.states.on', 'Allumé'],
  ['common.states.off', 'Éteint'],
  ['common.problem_name', 'Un nom, s’il vous plaît.'],
  ['common.problem_date', 'Une date.'],
  ['common.files', { one: '{{count}} fichier', other: '{{count}} fichiers' }],
  ['home.items', [{ name: 'Anne' }]],
])

const run = (code: string): unknown =>
  new Function('t', 'x', `${embedTexts(code, texts) ?? code}\nreturn shown`)(String, 'on')

it('embedTexts replaces a key with its text wherever the key is used', () => {
  expect(run("const key = 'common.save'; const shown = t(key)")).toBe('Enregistrer « tout »')
  expect(run("const shown = t(x ? `common.save` : 'common.states.on')")).toBe('Enregistrer « tout »')
})

it('embedTexts replaces a template with exactly the texts whose keys match it', () => {
  expect(run(`const shown = t(\`common.states.\${x}\`)`)).toBe('Allumé')
  expect(embedTexts(`t(\`common.problem_\${x}\`)`, texts)).not.toContain('Allumé')
})

it('embedTexts keeps the shape of plural forms and lists', () => {
  expect(run("const shown = [(() => 'common.files')(), 'home.items'].map((one) => JSON.stringify(one))")).toEqual([
    '{"one":"{{count}} fichier","other":"{{count}} fichiers"}',
    '[{"name":"Anne"}]',
  ])
})

it('embedTexts ignores modules without texts, property names and other strings', () => {
  expect(embedTexts("const a = { 'common.save': 1 }; const b = 'common'; import('./c.ts')", texts)).toBeUndefined()
})

it('embedTexts fails the build for an unknown key or a template without a section', () => {
  expect(() => embedTexts("t('common.saved')", texts)).toThrow('no text has the key common.saved')
  expect(() => embedTexts(`t(\`\${x}.states.on\`)`, texts)).toThrow('must begin with a section')
  expect(() => embedTexts(`t(\`comon.states.\${x}\`)`, texts)).toThrow('must begin with a section')
})
