import { expect, test } from 'vitest'
import { blocksOf, joinQuote, splitQuote } from './message-blocks.ts'

test('lines that begin with > are a quote', () => {
  expect(blocksOf('> Le silence.\n> Il aide.\nBravo !')).toEqual([
    { quote: true, inlines: [{ text: 'Le silence.\nIl aide.' }] },
    { quote: false, inlines: [{ text: 'Bravo !' }] },
  ])
})

test('a URL becomes a link, without the full stop after it', () => {
  expect(blocksOf('Lisez https://exemple.fr/a?b=1. Merci')).toEqual([
    { quote: false, inlines: [{ text: 'Lisez ' }, { href: 'https://exemple.fr/a?b=1' }, { text: '. Merci' }] },
  ])
})

test.each(['javascript:alert(1)', '<a href="x">y</a>', 'data:text/html,hi', 'a\n\n\tb ', ' ', '🌷 e\u0301'])(
  'any other content is shown as typed: %j',
  (content) => {
    expect(blocksOf(content)).toEqual([{ quote: false, inlines: [{ text: content }] }])
  },
)

const passage = '> Le silence.\n> Il aide.\n> Dire non – https://exemple.fr/article/dire-non'
const source = { title: 'Dire non', href: 'https://exemple.fr/article/dire-non', host: 'exemple.fr' }

test('a quoted passage of an article has its source, even if it has no text', () => {
  expect(blocksOf(`${passage}\n\nBravo !`)).toEqual([
    { quote: true, inlines: [{ text: 'Le silence.\nIl aide.' }], source },
    { quote: false, inlines: [{ text: '\nBravo !' }] },
  ])
  expect(blocksOf('> Dire non – https://exemple.fr/article/dire-non')).toEqual([{ quote: true, inlines: [], source }])
})

test.each([
  '> Dire non – https://exemple.fr/autre/dire-non',
  '> Dire non – javascript:alert(1)/article/x',
  '> – https://exemple.fr/article/x',
])('a quote that does not end with an article’s title and link has no source: %j', (content) => {
  expect(blocksOf(content)[0]).not.toHaveProperty('source')
})

test('a message split into quoted passage and text can be joined again', () => {
  expect(splitQuote(`${passage}\n\nBravo !\n> oui`)).toEqual({ quote: passage, rest: 'Bravo !\n> oui' })
  expect(splitQuote(passage)).toEqual({ quote: passage, rest: '' })
  expect(splitQuote('> oui\nBravo !')).toEqual({ quote: '', rest: '> oui\nBravo !' })
  expect(splitQuote(joinQuote(passage, 'Bravo !'))).toEqual({ quote: passage, rest: 'Bravo !' })
})
