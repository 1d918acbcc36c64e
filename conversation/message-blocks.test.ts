import { expect, test } from 'vitest'
import { blocksOf } from './message-blocks.ts'

test('lines that begin with > are a quote', () => {
  expect(blocksOf('> Le silence.\n> Il aide.\nBravo !')).toEqual([
    { quote: true, inlines: [{ text: 'Le silence.\nIl aide.' }] },
    { quote: false, inlines: [{ text: 'Bravo !' }] },
  ])
})

test('an address is a link, without the stop after it', () => {
  expect(blocksOf('Lisez https://exemple.fr/a?b=1. Merci')).toEqual([
    { quote: false, inlines: [{ text: 'Lisez ' }, { href: 'https://exemple.fr/a?b=1' }, { text: '. Merci' }] },
  ])
})

test.each(['javascript:alert(1)', '<a href="x">y</a>', 'data:text/html,hi', 'a\n\n\tb ', ' ', '🌷 e\u0301'])(
  'all else is the text that was typed: %j',
  (content) => {
    expect(blocksOf(content)).toEqual([{ quote: false, inlines: [{ text: content }] }])
  },
)
