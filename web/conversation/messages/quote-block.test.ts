import { expect, test } from 'vitest'
import { quoteBlock, quoteMax, withoutQuotes } from './quote-block.ts'

const article = { title: 'Dire non', href: 'https://exemple.fr/article/dire-non' }

test('a passage is quoted line by line, with the article it is from', () => {
  expect(quoteBlock('  Une raison\n\n est   une porte. ', article)).toBe(
    '> Une raison\n> est une porte.\n> Dire non – https://exemple.fr/article/dire-non\n\n',
  )
  expect(quoteBlock('', article)).toBe('> Dire non – https://exemple.fr/article/dire-non\n\n')
})

test('a long quote is cut between characters', () => {
  const [line = ''] = quoteBlock('🌸'.repeat(quoteMax + 1), article).split('\n')
  expect([...line]).toHaveLength(quoteMax + 2)
  expect(line.endsWith('🌸…')).toBe(true)
})

test('quotes are removed from a message unless it has no other text', () => {
  expect(withoutQuotes('> Une raison\n\nCela me parle.')).toBe('Cela me parle.')
  expect(withoutQuotes('> Une raison\n> est une porte.')).toBe('Une raison\nest une porte.')
})
