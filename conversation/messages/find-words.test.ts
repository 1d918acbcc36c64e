import { expect, test } from 'vitest'
import { excerptAround, piecesOf } from './find-words.ts'

const marked = (content: string, q: string) =>
  excerptAround(content, q)
    .map(({ text, found }) => (found ? `[${text}]` : text))
    .join('')

test.each([
  ['Ma sœur et l’ÉTÉ', 'ete soeur', 'Ma [sœur] et l’[ÉTÉ]'],
  ['rien de tel', 'autre', 'rien de tel'],
  ['a+b', '+', 'a[+]b'],
])('an excerpt of « %s » marks the words « %s »', (content, q, expected) => expect(marked(content, q)).toBe(expected))

test('a long text is cut to the part around the match', () => {
  const text = marked(`${'début '.repeat(40)}trouvé${' fin'.repeat(80)}`, 'trouve')
  expect(text).toMatch(/^….*\[trouvé\].*…$/)
  expect([...text].length).toBeLessThan(180)
})

test('marking matches keeps every character of the text', () => {
  const content = 'Ma sœur,\n\n  et l’ÉTÉ'
  const pieces = piecesOf(content, 'soeur ete')
  expect(pieces.map(({ text }) => text).join('')).toBe(content)
  expect(pieces.filter(({ found }) => found).map(({ text }) => text)).toEqual(['sœur', 'ÉTÉ'])
})
