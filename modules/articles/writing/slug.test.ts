import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slug } from '../../../contracts/forms.ts'
import { numberedSlug, slugOf } from './slug.ts'

test.each([
  [
    'Dire non sans se justifier\u00a0: l’art de la phrase courte',
    'dire-non-sans-se-justifier-l-art-de-la-phrase-courte',
  ],
  ['Cœur à cœur', 'coeur-a-coeur'],
  ['ÉTÉ — Où ça\u202f?', 'ete-ou-ca'],
  ['  « Bien-être »  ', 'bien-etre'],
  ['E\u0301te\u0301', 'ete'],
  ['Ægir & Straße', 'aegir-strasse'],
  ['日本', 'article'],
  ['', 'article'],
])('%s → %s', (title, expected) => {
  expect(slugOf(title, 'article')).toBe(expected)
})

test('a slug has at most 96 characters, numbered or not', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.integer({ min: 1, max: 99_999 }), (title, n) => {
      const made = numberedSlug(slugOf(title, 'article'), n)
      expect(slug.safeParse(made).error).toBeUndefined()
    }),
  )
  expect(slugOf('a'.repeat(300), 'x')).toHaveLength(96)
  expect(numberedSlug('a'.repeat(96), 12)).toBe(`${'a'.repeat(93)}-12`)
  expect(numberedSlug('a', 2)).toBe('a-2')
})
