import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortKey } from './sort-key.ts'

const collator = new Intl.Collator('fr')
const byKey = (a: string, b: string) => (sortKey(a) < sortKey(b) ? -1 : sortKey(a) > sortKey(b) ? 1 : 0)

const names = [
  ...['Cote', 'cote', 'coté', 'côte', 'côté', 'Côté', 'COTE', 'Zoé', 'Éa', 'ea', 'Eb', 'Œuvre', 'Oeuf', 'Ofelia'],
  ...['Anne Marie', 'Anne-Marie', 'Annemarie', 'Anne', 'Aïssata Diallo', 'Aissata', "D'Arc", 'D’Arc', 'Darc', 'De Arc'],
  ...[
    'Élodie',
    'Eloïse',
    'Eloise',
    'élodie',
    'Ça va',
    'Ca va',
    'Nuñez',
    'Nunez',
    'Ågot',
    '2 sœurs',
    '10 jours',
    'M. B',
  ],
]

test('names are sorted in the order of the French collation', () => {
  expect([...names].sort(byKey)).toEqual([...names].sort(collator.compare))
})

test('any two French names with spaces, hyphens or apostrophes sort as in French', () => {
  const sign = fc.constantFrom(..."abceilnoyzABEOZéèêëàâîïôùûçÉÀÇ -’'.019")
  const name = fc.string({ unit: sign, maxLength: 8 })
  fc.assert(
    fc.property(name, name, (a, b) => {
      expect([a, b, byKey(a, b)]).toEqual([a, b, Math.sign(collator.compare(a, b))])
    }),
    { numRuns: 3000 },
  )
})

test('a key is printable and short enough for a cursor', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      expect(sortKey(text)).toMatch(/^[\x21-\x7e]{0,160}$/)
    }),
  )
})
