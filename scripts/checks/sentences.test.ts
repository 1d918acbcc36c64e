import { expect, test } from 'vitest'
import { isFrench, rulesOf, textsOf, wordsOf } from './sentences.ts'

const said = (source: string) => textsOf('web/page.tsx', source).map(({ text }) => text)

test('Texts of a file are its literals and the joined text of each element', () => {
  expect(said("import x from 'un module français'; const a = 'Bonjour à vous'")).toEqual(['Bonjour à vous'])
  expect(said('const a = `Bonjour $'.concat('{name}, et merci`'))).toEqual(['Bonjour {{…}}, et merci'])
  expect(said("const a = <p>Rien{'\\u00a0'}: <b>laissez</b> {name}.</p>")).toContain('Rien : laissez {{…}}.')
})

test.each([
  ['Votre compte est ouvert.', true],
  ['Envoyer un message', true],
  ['the mail is sent', false],
  ['flex items-center', false],
])('%s is French: %s', (text, french) => expect(isFrench(text)).toBe(french))

const promise = 'Une coach vous répond en deux jours, toujours et partout.'
const rules = rulesOf({ people: ['Zoé Martin'], promises: new Set(wordsOf(promise)) })
const faults = (text: string, where = 'web/page.tsx') =>
  rules.filter(([, breaks]) => breaks({ text, where })).map(([what]) => what)

test.each([
  ['Bienvenue chez Éclore', ['names the house']],
  ['Éclore', ['names the house']],
  ['Zoé Martin vous lit', ['names a person of the demo']],
  ['Nos cinq coachs', ['counts what the demo has']],
  ['Pour 39,90 € par mois', ['has a price of its own']],
  [`Bonjour. ${promise} Merci.`, ['is a sentence of the demo']],
  ['Une vraie personne vous lit', ['speaks for the house']],
  ['Des textes relus à voix haute', ['speaks for the house']],
  ['Elles signent le magazine', ['speaks for the house']],
  ['Nous sommes heureuses de vous lire', ['speaks for the house']],
  ['Elles se téléchargent de là', []],
  ['Lancez eclore setup-owner', []],
  ['Vos coachs vous attendent', []],
])('%s breaks the rules %j', (text, expected) => expect(faults(text)).toEqual(expected))

test('The back office may state the limits of an amount', () => {
  expect(faults('De 0 à 100 €', 'admin/words.ts')).toEqual([])
})
